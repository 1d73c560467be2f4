import type { Capture } from '#contract/capture.ts'
import { isRecipe, readText } from '#kitchen/reading/index.ts'
import type { Deps } from '#server/deps.ts'
import type { Actor } from '#server/http/actor.ts'
import { captureOf } from './capture-of.ts'
import { unreadable } from './page-failure.ts'
import { type ReadsText, readWithModel } from './read-with-model.ts'

/** Reads the recipe of a pasted text. Nothing is kept in the collection and nothing is counted by that. */
export async function captureText(
  deps: Deps,
  ai: ReadsText,
  actor: Actor,
  { text, which }: { text: string; which: number },
  signal: AbortSignal,
): Promise<Capture> {
  const recipes = readText(text).filter(isRecipe)
  const found = recipes[which] ?? recipes[0]
  if (found) {
    const origin = { url: webAddress(found.address), engine: null }
    const choices = recipes.map(({ title }) => title)
    return captureOf(deps, actor, found, { origin, choices, which: recipes.indexOf(found) }, signal)
  }
  const read = await readWithModel(deps, ai, actor, text, signal)
  if (!read) {
    throw unreadable(
      'No recipe was found in this text. Paste its title, ingredients and steps, each on a line of its own.',
    )
  }
  const origin = { url: null, engine: read.engine }
  return captureOf(deps, actor, read.found, { origin, choices: [read.found.title], which: 0 }, signal)
}

const webAddress = (address: string | null): string | null =>
  address !== null && /^https?:\/\//i.test(address) && URL.canParse(address)
    ? new URL(address).href.slice(0, 2000)
    : null
