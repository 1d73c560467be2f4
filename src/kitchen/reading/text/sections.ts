import { foldWord } from '../../languages/fold.ts'
import { readMinutes } from '../minutes.ts'
import { headingWords } from '../photo/page-words.ts'

/**
 * Part of a written recipe to which a line belongs. `skip` is for text outside the recipe: comments,
 * advertising, its nutrition.
 */
export type Part = 'head' | 'ingredients' | 'steps' | 'notes' | 'tools' | 'skip'

const parts: readonly (readonly [Exclude<Part, 'head'>, RegExp])[] = [
  [
    'ingredients',
    /^(?:(?:the |your |main |list of )?ingredients?(?: list| needed| required)?|(?:what )?you(?:'ll| will)? need|what you(?:'ll)? need|shopping list|you(?:'ll| will) need)(?: for [\w\s]{1,40})?$/,
  ],
  [
    'tools',
    /^(?:(?:special |kitchen )?equipment(?: needed)?|(?:kitchen )?tools|utensils|cookware|you will also need)$/,
  ],
  [
    'steps',
    /^(?:(?:cooking |recipe |preparation )?(?:instructions?|directions?|steps?|procedure|method|process)|preparation|preparing|how to (?:make|cook|prepare|do)(?: it| this| them)?(?: [\w\s]{1,40})?|what to do|let's cook|to make(?: it)?|step[- ]by[- ]step(?: [\w\s]{1,30})?|method of preparation)$/,
  ],
  [
    'notes',
    /^(?:(?:recipe |cook'?s? |chef'?s? |helpful |expert |baker'?s |my |some )?(?:notes?|tips?|hints?)(?: (?:and|&) (?:notes?|tips?|tricks|variations))?|tips and tricks|variations?|substitutions?|storage|storing|make[- ]ahead(?: tips?| notes?)?|to store|serving suggestions?|serve with|leftovers)$/,
  ],
  [
    'skip',
    /^(?:nutrition(?:al)?(?: facts?| information| info| values?| analysis)?(?: per serving| \(per serving\))?|per serving|(?:user |reader )?(?:comments?|reviews?|ratings?)(?: \(?\d+\)?)?|\d+ comments?|(?:more |related |similar |other )(?:recipes?|posts?|articles)|you (?:may|might)(?: also)? (?:like|enjoy|love)|did you (?:make|try) this(?: recipe)?\??|leave a (?:comment|reply|review)|share(?: this| it)?(?: recipe| post)?|subscribe|newsletter|sign up|follow (?:us|me)|about the author|tags?|keywords?|filed under|advertisement|pin (?:it|this)|print(?: recipe)?|jump to recipe|save(?: recipe)?|rate this(?: recipe)?|video|watch the video|faqs?|frequently asked questions)$/,
  ],
]

/**
 * Removes the marks of a heading around its words: `## Method`, `**Method**`, `--- Method ---`, `Method:`.
 */
export const bareHeading = (line: string): string =>
  line
    .replace(/^[\s#*_=~>–—-]+|[\s#*_=~:–—.-]+$/g, '')
    .replace(/\p{Extended_Pictographic}\ufe0f?/gu, '')
    .replace(/[’`]/g, "'")
    .replace(/\s+/g, ' ')
    .trim()

export interface SectionHeading {
  part: Exclude<Part, 'head'>
  /** Text behind the heading on its line: `Ingredients: 2 eggs, 1 cup flour`. */
  rest: string
}

/** Returns the section that a line opens, or null when it is no heading. */
export function sectionOf(line: string): SectionHeading | null {
  if (line.length > 4000) return null
  const bare = bareHeading(line).toLowerCase()
  if (bare.length <= 60) {
    // Text in brackets is read again as a fact: "Ingredients (for 4)", "Method – 20 minutes".
    const part = partOf(bare) ?? partOf(bare.replace(/\s*[([].*$/, '').trim())
    if (part) return { part, rest: /[([](.*?)[)\]]/.exec(bare)?.[1] ?? '' }
  }
  const [, name, rest] = /^([^:\d]{4,40}):\s*(\S.*)$/.exec(line) ?? []
  const part = name === undefined ? null : partOf(bareHeading(name).toLowerCase())
  // "Préparation : 10 min" is a time, and the heading comes later.
  return part && readMinutes(rest) === null ? { part, rest: rest ?? '' } : null
}

/** Headings of printed recipes in the other languages. */
const printed = new Map<string, 'ingredients' | 'steps' | 'notes'>(
  (['ingredients', 'steps', 'notes'] as const).flatMap((part) =>
    headingWords[part].split(/[,\n]/).map((name) => [foldWord(name.trim()), part] as const),
  ),
)

const partOf = (words: string) =>
  parts.find(([, pattern]) => pattern.test(words))?.[0] ?? printed.get(foldWord(words)) ?? null
