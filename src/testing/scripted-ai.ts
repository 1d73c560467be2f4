import { setTimeout as pause } from 'node:timers/promises'
import type { PartialRecipe } from '#contract/generations.ts'
import type { RecipeDraft } from '#contract/recipe.ts'
import type { PagesAre } from '#contract/recipes.ts'
import type {
  Ai,
  DrawOptions,
  LookRequest,
  RefineRequest,
  SeenFoods,
  Transcription,
  WriteRequest,
} from '#server/ports/ai.ts'
import { tomatoSoup } from './recipes.ts'

/** The smallest picture: one grey pixel. */
const onePixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNsaGj4DwAFgwKAvwEMXwAAAABJRU5ErkJggg==',
  'base64',
)

type Answer = RecipeDraft | ((request: WriteRequest) => RecipeDraft)

/** Creates an AI that a test scripts. By default it writes a tomato soup at once. */
export const scriptedAi = () => {
  const calls: WriteRequest[] = []
  const refinements: RefineRequest[] = []
  const looks: LookRequest[] = []
  let seen: SeenFoods | undefined
  let transcription: Transcription | undefined
  const photosRead: Uint8Array[][] = []
  const saidOfPhotos: (PagesAre | undefined)[] = []
  const refined: ((request: RefineRequest) => RecipeDraft)[] = []
  const failures: unknown[] = []
  const answers: Answer[] = []
  let always: Answer = tomatoSoup
  let delayMs = 0
  let parts: PartialRecipe[] = []
  let isPainter = false
  let drawing: unknown
  let easel: Promise<void> | undefined
  const paintings: DrawOptions['quality'][] = []
  let gate: Promise<void> | undefined

  const ai: Ai = {
    engine: 'scripted',
    label: 'Scripted AI',
    get vision() {
      return seen !== undefined || transcription !== undefined
    },
    get images() {
      return isPainter
    },
    async writeRecipe(request, { signal, onPartial }) {
      calls.push(request)
      for (const part of parts) onPartial?.(part)
      if (delayMs > 0) await pause(delayMs, undefined, { signal })
      if (gate) await Promise.race([gate, aborted(signal)])
      signal.throwIfAborted()
      if (failures.length > 0) throw failures.shift()
      const answer = answers.shift() ?? always
      return { draft: typeof answer === 'function' ? answer(request) : answer, engine: 'scripted:1' }
    },
    async refine(request, { signal }) {
      refinements.push(request)
      if (gate) await Promise.race([gate, aborted(signal)])
      signal.throwIfAborted()
      if (failures.length > 0) throw failures.shift()
      const answer =
        refined.shift() ?? ((asked) => ({ ...asked.draft, title: `Refined ${asked.draft.title}` }))
      return { draft: answer(request), engine: 'scripted:1' }
    },
    async lookForFoods(request, { signal }) {
      looks.push(request)
      if (gate) await Promise.race([gate, aborted(signal)])
      signal.throwIfAborted()
      if (failures.length > 0) throw failures.shift()
      if (!seen) throw new Error('the test did not say what is on the photo')
      return seen
    },
    async readRecipes(photos, { signal, pages }) {
      photosRead.push([...photos])
      saidOfPhotos.push(pages)
      if (gate) await Promise.race([gate, aborted(signal)])
      signal.throwIfAborted()
      if (failures.length > 0) throw failures.shift()
      if (!transcription) throw new Error('the test did not say what stands on the photos')
      return transcription
    },
    async drawDish(recipe, { signal, quality }) {
      paintings.push(quality)
      if (easel) await Promise.race([easel, aborted(signal)])
      signal.throwIfAborted()
      if (drawing) throw drawing
      return { bytes: onePixel, alt: `Picture of ${recipe.title}` }
    },
  }

  return Object.assign(ai, {
    /** Write requests, in order. */
    calls,
    /** Refine requests, in order. */
    refinements,
    /** Photos of written recipes, one list for each call. */
    photosRead,
    /** The cook's choices for those photos, one for each call. */
    saidOfPhotos,
    /** Turns vision on and sets the text of photos. */
    transcribe: (given: Transcription) => {
      transcription = given
    },
    /** Photos that were looked at, in order. */
    looks,
    /** Turns vision on and sets the foods in photos. */
    see: (foods: SeenFoods) => {
      seen = foods
    },
    /** Results of the next refinements; later ones change only the title. */
    refineNext: (...answers: ((request: RefineRequest) => RecipeDraft)[]) => refined.push(...answers),
    failNext: (...errors: unknown[]) => failures.push(...errors),
    /** Results of the next calls, one for each; later ones return the usual draft. */
    answerNext: (...drafts: Answer[]) => answers.push(...drafts),
    answer: (draft: Answer) => {
      always = draft
    },
    delay: (ms: number) => {
      delayMs = ms
    },
    partials: (...given: PartialRecipe[]) => {
      parts = given
    },
    /** Turns painting on; otherwise the kitchen draws the pictures. */
    paint: () => {
      isPainter = true
    },
    /** Requested qualities of pictures, in order. */
    paintings,
    failPainting: (error: unknown) => {
      drawing = error
    },
    /** Blocks all pictures until the returned function is called. */
    holdPaintings: () => {
      let release = () => {}
      easel = new Promise((resolve) => {
        release = () => {
          easel = undefined
          resolve()
        }
      })
      return release
    },
    /** Blocks all answers until the returned function is called. */
    hold: () => {
      let release = () => {}
      gate = new Promise((resolve) => {
        release = () => {
          gate = undefined
          resolve()
        }
      })
      return release
    },
  })
}
export type ScriptedAi = ReturnType<typeof scriptedAi>

const aborted = (signal: AbortSignal) =>
  new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
  })
