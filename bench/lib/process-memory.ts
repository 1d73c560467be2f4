import { readFileSync } from 'node:fs'

/** Megabytes of memory that a process holds now, from /proc. Linux only. */
export const residentMb = (pid: number): number =>
  Number(/VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024
