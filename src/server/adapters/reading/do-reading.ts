import type { RecipeDraft } from '#contract/recipe.ts'
import { headOf } from '#contract/storable-text.ts'
import { checkRecipe } from '#kitchen/checks/index.ts'
import type { Corrections } from '#kitchen/nutrition/index.ts'
import { draftOf, type FoundRecipe, isRecipe, readPage, readText } from '#kitchen/reading/index.ts'
import { type RecipeContent, recipeContent } from '#kitchen/recipe-content.ts'
import type { FetchedPage } from '#server/ports/pages.ts'
import type { FoundDraft, ReadSource } from '#server/ports/reading.ts'
import { serveFile } from './files/serve-file.ts'
import { pageText } from './page-text.ts'
import type { ReadingJob, ReadingResult } from './reading-jobs.ts'

/**
 * Characters of a plain text that are read: three times what may be pasted, since a recipe comes before the
 * end of a book.
 */
const MAX_PLAIN_TEXT = 300_000

/** Runs one job of the reading thread. */
export async function doReading(job: ReadingJob): Promise<ReadingResult> {
  switch (job.kind) {
    case 'page':
      return readFetched(job.page, job.which)
    case 'text':
      return chosen(readText(job.text).filter(isRecipe), job.which, job.text)
    case 'found':
      return lookedOver(job.found)
    case 'file':
      await serveFile(job.path, job.name, job.port)
      return undefined
    case 'recipe':
      return contentOf(job.draft, job.corrections)
  }
}

/** Computes everything that is stored of a recipe that a cook wrote. */
export const contentOf = (draft: RecipeDraft, corrections?: Corrections): RecipeContent =>
  recipeContent(draft, checkRecipe(draft, { source: 'person' }), corrections)

function readFetched(page: FetchedPage, which: number): ReadSource {
  const whole = pageText(page.bytes, page.contentType)
  if (page.kind === 'html') {
    const { recipes, text } = readPage(whole, { address: page.address, absolute })
    return chosen(recipes, which, text)
  }
  const text = headOf(whole, MAX_PLAIN_TEXT)
  return chosen(readText(text).filter(isRecipe), which, text)
}

function chosen(recipes: FoundRecipe[], wanted: number, text: string): ReadSource {
  const which = wanted < recipes.length ? wanted : 0
  const found = recipes[which]
  return { titles: recipes.map(({ title }) => title), which, found: found ? lookedOver(found) : null, text }
}

function lookedOver(found: FoundRecipe): FoundDraft {
  const { draft, notes, report } = draftOf(found)
  const { author, address, pictures } = found
  return { draft, notes, report, checks: checkRecipe(draft, { source: 'person' }), author, address, pictures }
}

function absolute(address: string, base: string): string | null {
  if (address === '' || !URL.canParse(address, base)) return null
  const { protocol, href } = new URL(address, base)
  return protocol === 'http:' || protocol === 'https:' ? href : null
}
