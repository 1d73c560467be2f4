import { type IngredientPart, partsOf } from '#contract/ingredient-parts.ts'
import type { Ingredient, RecipeDraft } from '#contract/recipe.ts'

export interface MarkdownExtras {
  notes: string
  /** Relative address of the picture. */
  picture?: string | null
  source?: string | null
  author?: string | null
}

/**
 * Writes a recipe as Markdown that also reads well as plain text. Text of the author is escaped and never
 * becomes markup.
 */
export function writeMarkdown(
  draft: RecipeDraft,
  { notes, picture, source, author }: MarkdownExtras,
): string {
  const facts = [
    draft.category,
    `serves ${draft.servings}`,
    `prep ${draft.prepTime} min`,
    `cook ${draft.cookTime} min`,
    ...(draft.restTime > 0 ? [`rest ${draft.restTime} min`] : []),
  ]
  const parts = [
    `# ${inline(draft.title)}`,
    picture ? `![${inline(draft.title)}](${picture})` : '',
    inline(draft.description),
    `*${facts.join(' · ')}*`,
    '## Ingredients',
    partsOf(draft.ingredients).map(writePart).join('\n\n'),
    '## Steps',
    draft.instructions.map((step, index) => `${index + 1}. ${inline(step)}`).join('\n'),
    ...(notes.trim() ? ['## Notes', notes.trim().split('\n').map(inline).join('\n')] : []),
    ...(source || author ? [`Source: ${inline([author, source].filter(Boolean).join(', '))}`] : []),
  ]
  return `${parts.filter(Boolean).join('\n\n')}\n`
}

const writePart = ({ group, lines }: IngredientPart<Ingredient>): string => {
  const list = lines.map(({ amount, item }) => `- ${inline(`${amount} ${item}`.trim())}`).join('\n')
  return group === undefined ? list : `### ${inline(group)}\n\n${list}`
}

const inline = (text: string): string =>
  text
    .replace(/[\\`*_[\]<>]/g, '\\$&')
    .replace(/^(\s*)([#>+-]|\d+[.)])(?=\s)/gm, '$1\\$2')
    .replace(/\s*\n\s*/g, ' ')
