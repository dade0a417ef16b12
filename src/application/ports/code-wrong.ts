/** The code is unknown, with the server's message if any (PWD-02, REG-03). */
export type CodeWrong = Readonly<{ _tag: 'CodeWrong'; message: string | undefined }>
