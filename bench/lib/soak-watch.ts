import { readdirSync } from 'node:fs'
import { residentMb } from './process-memory.ts'
import { median } from './statistics.ts'

interface Sample {
  mb: number
  handles: number
}

/** Samples the memory and the open handles of a process from /proc. Linux only. */
export const watchProcess = (pid: number, everyMs = 5000) => {
  const samples: Sample[] = []
  const timer = setInterval(() => {
    samples.push({
      mb: residentMb(pid),
      handles: readdirSync(`/proc/${pid}/fd`).length,
    })
  }, everyMs)

  return {
    /**
     * Returns the growth: the median of the last third over that of the middle one, because the first third
     * warms up.
     */
    end() {
      clearInterval(timer)
      const third = Math.ceil(samples.length / 3)
      const [middle, last] = [samples.slice(third, 2 * third), samples.slice(2 * third)]
      const growth = (of: keyof Sample) =>
        median(last.map((one) => one[of])) / median(middle.map((one) => one[of]))
      return {
        memoryGrowth: growth('mb'),
        handleGrowth: growth('handles'),
        mb: median(last.map(({ mb }) => mb)),
        mostMb: Math.max(...samples.map(({ mb }) => mb)),
        handles: median(last.map(({ handles }) => handles)),
      }
    },
  }
}
