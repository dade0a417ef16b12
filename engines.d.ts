// Of the language's library after ES2022, what Safari 16.0 and Chrome 109 know: `tsconfig.engines.json` leaves out the rest.

type Sought<T> = (value: T, index: number, all: readonly T[]) => unknown

interface ReadonlyArray<T> {
  findLast<S extends T>(isSought: (value: T, index: number, all: readonly T[]) => value is S): S | undefined
  findLast(isSought: Sought<T>): T | undefined
  findLastIndex(isSought: Sought<T>): number
}

interface Array<T> {
  findLast<S extends T>(isSought: (value: T, index: number, all: T[]) => value is S): S | undefined
  findLast(isSought: Sought<T>): T | undefined
  findLastIndex(isSought: Sought<T>): number
}
