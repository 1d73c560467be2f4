import { readdirSync, readFileSync } from 'node:fs'

/** Clock ticks a second, as Linux has them: of processes that have ended. */
const TICKS = 100

interface Stat {
  parent: number
  /** Of the process and of its children that have ended, in s. */
  seconds: number
}

function statOf(pid: number | string): Stat | null {
  try {
    // The name in brackets may hold spaces; what follows does not.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /, '')
      .split(' ')
    const [childUser = 0, childSystem = 0] = fields.slice(13, 15).map(Number)
    return { parent: Number(fields[1]), seconds: ofThreads(pid) + (childUser + childSystem) / TICKS }
  } catch {
    return null // ended meanwhile
  }
}

/** Of the threads that a process has, in s. They are told in ns; the sum in `stat` has ticks of 10 ms, a tenth of a short turn. */
const ofThreads = (pid: number | string) =>
  readdirSync(`/proc/${pid}/task`)
    .map(
      (thread) =>
        Number(readFileSync(`/proc/${pid}/task/${thread}/schedstat`, 'utf8').split(' ', 1)[0]) / 1e9,
    )
    .reduce((sum, seconds) => sum + seconds, 0)

/** CPU time of these processes and of all that they have started, in s. Linux only. */
export function cpuSeconds(roots: readonly number[]): number {
  const all = new Map<number, Stat>()
  for (const name of readdirSync('/proc')) {
    const stat = /^\d+$/.test(name) ? statOf(name) : null
    if (stat) all.set(Number(name), stat)
  }
  const belongs = (pid: number): boolean => {
    if (roots.includes(pid)) return true
    const parent = all.get(pid)?.parent
    return parent !== undefined && parent > 1 && belongs(parent)
  }
  return [...all].filter(([pid]) => belongs(pid)).reduce((sum, [, { seconds }]) => sum + seconds, 0)
}
