import { readdirSync, readFileSync } from 'node:fs'

/** Linux clock ticks per second, the unit of the CPU time of ended processes. */
const TICKS = 100

interface Stat {
  parent: number
  /** CPU time of the process and of its ended children, in seconds. */
  seconds: number
}

function statOf(pid: number | string): Stat | null {
  try {
    // The process name in brackets may contain spaces; the fields after it do not.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /, '')
      .split(' ')
    const [childUser = 0, childSystem = 0] = fields.slice(13, 15).map(Number)
    return { parent: Number(fields[1]), seconds: ofThreads(pid) + (childUser + childSystem) / TICKS }
  } catch {
    return null // the process ended meanwhile
  }
}

/**
 * Sums the CPU time of a process's threads, in seconds. Threads report nanoseconds; `stat` counts ticks of 10
 * ms, a tenth of a short turn.
 */
const ofThreads = (pid: number | string) =>
  readdirSync(`/proc/${pid}/task`)
    .map(
      (thread) =>
        Number(readFileSync(`/proc/${pid}/task/${thread}/schedstat`, 'utf8').split(' ', 1)[0]) / 1e9,
    )
    .reduce((sum, seconds) => sum + seconds, 0)

/** Returns the CPU time of these processes and all their descendants, in seconds. Linux only. */
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
