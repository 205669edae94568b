/* What starting a C program costs. */
int main(void) { return 0; }
