import { type Box, type Clusters, createClusters, type Gathered, type Opening, type Positions } from './clusters.ts'

/** What is asked of whoever gathers places: each question has a number from 1 on, and its answer the same. */
export type Asked =
  | Readonly<{ number: number; load: Positions }>
  | Readonly<{ number: number; box: Box; zoom: number }>
  | Readonly<{ number: number; cluster: number }>

export type Answered = Readonly<{ number: number; answer: Gathered | Opening | undefined }>

/** A helper begins by saying that it is there. */
export const THERE: Answered = { number: 0, answer: undefined }

/** Answers questions, one after the other, about the places that were loaded last. */
export const createAnswering = () => {
  let clusters: Clusters | undefined
  return (asked: Asked): Answered => {
    const { number } = asked
    if ('load' in asked) {
      clusters = createClusters(asked.load)
      return { number, answer: undefined }
    }
    if ('box' in asked) return { number, answer: clusters?.within(asked.box, asked.zoom) }
    return { number, answer: clusters?.open(asked.cluster) }
  }
}
