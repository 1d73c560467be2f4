import { readdirSync, readFileSync } from 'node:fs'

/** Clock ticks a second, as Linux has them. */
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
    const [user, system, childUser, childSystem] = fields.slice(11, 15).map(Number)
    const ended = ((childUser ?? 0) + (childSystem ?? 0)) / TICKS
    // Ticks of 10 ms are coarse for the many small processes of PostgreSQL. What has one thread is told in ns.
    const own = Number(fields[17]) === 1 ? nanosecondsOf(pid) / 1e9 : ((user ?? 0) + (system ?? 0)) / TICKS
    return { parent: Number(fields[1]), seconds: own + ended }
  } catch {
    return null // ended meanwhile
  }
}

/** CPU time of a process's first thread. */
const nanosecondsOf = (pid: number | string) =>
  Number(readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ', 1)[0])

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
