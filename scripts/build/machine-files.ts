import { type DrawnMachine, LIST } from '#demo/machines.ts'
import { svgOf } from '#scripts/specs/drawing.ts'
import { readMachines, readMachineWords } from '#scripts/specs/machines.ts'

/** What the demo's desk shows of the machines: a drawing of each, and the list of them, by the name of the file. */
export const machineFiles = async (): Promise<ReadonlyMap<string, string>> => {
  const files = new Map<string, string>()
  const machines = await readMachines(readMachineWords())
  const drawn = machines.map(async (described): Promise<DrawnMachine> => {
    const svg = await svgOf(described, () => 'nothing')
    const drawing = svg === undefined ? undefined : `${described.key.replaceAll('/', '-')}.svg`
    if (svg !== undefined && drawing !== undefined) files.set(drawing, svg)
    const states = described.states.map(({ path, description = '' }) => [path, description] as const)
    return { key: described.key, id: described.machine.id, states: Object.fromEntries(states), drawing }
  })
  files.set(LIST, JSON.stringify(await Promise.all(drawn)))
  return files
}
