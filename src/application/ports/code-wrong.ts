/** Nobody was sent this code, in the server's words when it had any (PWD-02, REG-03). */
export type CodeWrong = Readonly<{ _tag: 'CodeWrong'; message: string | undefined }>
