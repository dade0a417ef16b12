/** Where a device keeps its visits. */
export const VISITS = 'piazza.device.visits'

export const visitsOf = (count: number): string => JSON.stringify({ count, wasOffered: false })
