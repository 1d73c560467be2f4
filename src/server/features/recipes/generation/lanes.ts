/**
 * Runs tasks side by side, but one at a time for each cook, and at most `atOnce` over all cooks. Waiting
 * tasks of one cook keep their order; cooks take turns in the order in which their tasks became ready.
 */
export const createLanes = (atOnce: number) => {
  const lastOfCook = new Map<string, Promise<void>>()
  const waiting: (() => void)[] = []
  let running = 0

  const enter = async () => {
    if (running < atOnce) {
      running += 1
      return
    }
    // A finished task hands its place over, so `running` stays as it is.
    await new Promise<void>((resolve) => waiting.push(resolve))
  }
  const leave = () => {
    const next = waiting.shift()
    if (next) next()
    else running -= 1
  }

  /** Runs a task and resolves when it has ended. The task must not reject. */
  const run = (cook: string, task: () => Promise<void>): Promise<void> => {
    const before = lastOfCook.get(cook) ?? Promise.resolve()
    const ended = before.then(async () => {
      await enter()
      try {
        await task()
      } finally {
        leave()
      }
    })
    lastOfCook.set(cook, ended)
    const forget = () => {
      if (lastOfCook.get(cook) === ended) lastOfCook.delete(cook)
    }
    ended.then(forget, forget)
    return ended
  }

  return { run }
}
export type Lanes = ReturnType<typeof createLanes>
