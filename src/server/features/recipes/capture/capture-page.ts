import type { Capture } from '#contract/capture.ts'
import { headOf } from '#contract/storable-text.ts'
import { isRecipe, type ReadPage, readPageInPieces, readText } from '#kitchen/reading/index.ts'
import type { Deps } from '#server/deps.ts'
import type { Actor } from '#server/http/actor.ts'
import { inPieces, type Pieces } from '#server/in-pieces.ts'
import type { FetchedPage } from '#server/ports/pages.ts'
import { captureOf } from './capture-of.ts'
import { noRecipe, pageFailure } from './page-failure.ts'
import { type ReadsText, readWithModel } from './read-with-model.ts'
import { uncrowded } from './uncrowded.ts'

/** Three times what may be pasted; a recipe stands before the end of a book. */
const MAX_PLAIN_TEXT = 300_000

/** Reads the recipe of a page. Nothing is kept in the collection and nothing is counted by that. */
export async function capturePage(
  deps: Deps,
  ai: ReadsText,
  actor: Actor,
  { url, which }: { url: string; which: number },
  signal: AbortSignal,
): Promise<Capture> {
  const page = await deps.pages.fetchPage(withScheme(url), { signal }).catch((error: unknown) => {
    throw pageFailure(error)
  })
  const { recipes, text } = await inPieces(signal, recipesOn(page))
  const origin = { url: page.address, engine: null }
  const found = recipes[which] ?? recipes[0]
  if (found) {
    const place = recipes.indexOf(found)
    return captureOf(
      deps,
      actor,
      found,
      { origin, choices: recipes.map(({ title }) => title), which: place },
      signal,
    )
  }
  const read = await readWithModel(deps, ai, actor, text, signal)
  if (!read) throw noRecipe()
  return captureOf(
    deps,
    actor,
    read.found,
    { origin: { ...origin, engine: read.engine }, choices: [read.found.title], which: 0 },
    signal,
  )
}

function* recipesOn(page: FetchedPage): Pieces<Pick<ReadPage, 'recipes' | 'text'>> {
  if (page.kind === 'html') {
    const html = yield* uncrowded(page.text)
    yield
    return yield* readPageInPieces(html, { address: page.address, absolute })
  }
  const text = headOf(page.text, MAX_PLAIN_TEXT)
  return { recipes: readText(text).filter(isRecipe), text }
}

/** People copy addresses without their beginning. */
const withScheme = (url: string): string =>
  /^[a-z][a-z\d+.-]*:/i.test(url) && !/^[\w.-]+:\d+(?:\/|$)/.test(url)
    ? url
    : `https://${url.replace(/^\/\//, '')}`

function absolute(address: string, base: string): string | null {
  if (address === '' || !URL.canParse(address, base)) return null
  const { protocol, href } = new URL(address, base)
  return protocol === 'http:' || protocol === 'https:' ? href : null
}
