import { readFile } from 'node:fs/promises'
import { setImmediate as othersFirst } from 'node:timers/promises'
import { answerInPieces } from '#kitchen/cookbook/answer-craving.ts'
import { type Cookbook, unpackCookbook } from '#kitchen/cookbook/open-cookbook.ts'
import { readCraving } from '#kitchen/craving/read-craving.ts'
import { readPackedLines } from './packed-lines.ts'

/** Opens the cookbook that the build packed. */
export async function openPackedCookbook(path: string): Promise<Cookbook> {
  const packed = readPackedLines(await readFile(path))
  await othersFirst()
  return unpackCookbook(packed)
}

/**
 * Opens the packed cookbook and builds its word lists, which would otherwise take a second of the first
 * cook's time. It lets other work go on between its steps, since the server starts its database meanwhile.
 */
export async function openWarmCookbook(path: string): Promise<Cookbook> {
  const cookbook = await openPackedCookbook(path)
  await othersFirst()
  const craving = readCraving('vegetable soup', undefined, cookbook)
  await othersFirst()
  for (const _ of answerInPieces(cookbook, { craving, series: 'warm', turn: 1 })) await othersFirst()
  return cookbook
}
