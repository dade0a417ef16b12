import type { AnyCall } from './contract/call.ts'

const REWRITES = /^\/api\/(?:app\/)?users/

/** Whether a write changes who the citizen is, or where they live: their account, their profile, their name. */
export const isAboutCitizen = ({ path }: Pick<AnyCall, 'path'>): boolean => REWRITES.test(path)
