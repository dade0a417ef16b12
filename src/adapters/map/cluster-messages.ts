import {
  type Box,
  type ClusterPositions,
  type Clusters,
  createClusters,
  type Gathered,
  type Opening,
} from './clusters.ts'

export type ClusterQuestion =
  | Readonly<{ load: ClusterPositions }>
  | Readonly<{ box: Box; zoom: number }>
  | Readonly<{ cluster: number }>

/** A request to the clustering worker: it has a number from 1, and its answer has the same. */
export type ClusterRequest = ClusterQuestion & Readonly<{ number: number }>

export type Answered = Readonly<{ number: number; answer: Gathered | Opening | undefined }>

/** A worker first reports that it is ready. */
export const THERE: Answered = { number: 0, answer: undefined }

/** Answers requests, one after the other, about the places loaded last. */
export const createAnswering = () => {
  let clusters: Clusters | undefined
  return (asked: ClusterRequest): Answered => {
    const { number } = asked
    if ('load' in asked) {
      clusters = createClusters(asked.load)
      return { number, answer: undefined }
    }
    if ('box' in asked) return { number, answer: clusters?.within(asked.box, asked.zoom) }
    return { number, answer: clusters?.open(asked.cluster) }
  }
}
