/** A quantile. */
export const percentile = (values: readonly number[], share: number): number => {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}

export const median = (values: readonly number[]): number => {
  const sorted = [...values].sort((a, b) => a - b)
  const middle = sorted.length / 2
  return sorted.length % 2 === 0
    ? ((sorted[middle - 1] ?? Number.NaN) + (sorted[middle] ?? Number.NaN)) / 2
    : (sorted[Math.floor(middle)] ?? Number.NaN)
}

/** The unit of a figure. */
export type Unit = 'kB' | 'ms' | 'score' | 'rows' | ''

/** The limit of a figure: a ratio to the minimal page, a maximum, a minimum, or an exact value. */
export type Budget = Readonly<{ kind: 'times' | 'atMost' | 'atLeast' | 'exactly'; value: number }>

/** A figure with its budget. `measured` is missing when it could not be measured, which breaks the budget. */
export type Figure = Readonly<{
  name: string
  unit: Unit
  measured: number | undefined
  floor?: number | undefined
  budget: Budget
}>

export const ratioOf = ({ measured, floor }: Figure): number | undefined =>
  measured === undefined || floor === undefined ? undefined : measured / floor

export const isKept = (figure: Figure): boolean => {
  const { measured, budget } = figure
  const judged = budget.kind === 'times' ? ratioOf(figure) : measured
  if (judged === undefined || Number.isNaN(judged)) return false
  if (budget.kind === 'atLeast') return judged >= budget.value
  return budget.kind === 'exactly' ? judged === budget.value : judged <= budget.value
}

const written = (value: number | undefined, unit: Unit): string => {
  if (value === undefined || Number.isNaN(value)) return '-'
  if (unit === 'kB') return `${(value / 1000).toFixed(1)} kB`
  if (unit === 'ms') return `${value.toFixed(value < 100 ? 1 : 0)} ms`
  return Number.isInteger(value) ? String(value) : value.toFixed(4)
}

const writtenBudget = ({ kind, value }: Budget, unit: Unit): string => {
  if (kind === 'times') return `≤ ${value} ×`
  return `${{ atMost: '≤ ', atLeast: '≥ ', exactly: '' }[kind]}${written(value, unit)}`
}

const HEADINGS = ['figure', 'measured', 'floor', 'ratio', 'budget', 'ok'] as const

/** The figures as a readable table. */
export const tableOf = (figures: readonly Figure[]): string => {
  const lines = [
    HEADINGS,
    ...figures.map((figure) => {
      const ratio = ratioOf(figure)
      return [
        figure.name,
        written(figure.measured, figure.unit),
        written(figure.floor, figure.unit),
        ratio === undefined ? '' : `${ratio.toFixed(2)} ×`,
        writtenBudget(figure.budget, figure.unit),
        isKept(figure) ? 'yes' : 'NO',
      ]
    }),
  ]
  const widths = HEADINGS.map((_, at) => Math.max(...lines.map((line) => line[at]?.length ?? 0)))
  const row = (line: readonly string[]) =>
    line.map((cell, at) => (at === 0 ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0))).join('  ')
  const [heading = '', ...rest] = lines.map(row)
  return [heading, '-'.repeat(heading.length), ...rest].join('\n')
}
