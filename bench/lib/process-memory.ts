import { readFileSync } from 'node:fs'

/** Returns the resident memory of a process in megabytes, from /proc. Linux only. */
export const residentMb = (pid: number): number =>
  Number(/VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024
