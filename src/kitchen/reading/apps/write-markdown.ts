import type { RecipeDraft } from '#contract/recipe.ts'

export interface MarkdownExtras {
  notes: string
  /** Relative address of the picture. */
  picture?: string | null
  source?: string | null
  author?: string | null
}

/** A recipe as a Markdown document that reads well as plain text too. What an author wrote is never markup. */
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
    draft.ingredients.map(({ amount, item }) => `- ${inline(`${amount} ${item}`.trim())}`).join('\n'),
    '## Steps',
    draft.instructions.map((step, index) => `${index + 1}. ${inline(step)}`).join('\n'),
    ...(notes.trim() ? ['## Notes', notes.trim().split('\n').map(inline).join('\n')] : []),
    ...(source || author ? [`Source: ${inline([author, source].filter(Boolean).join(', '))}`] : []),
  ]
  return `${parts.filter(Boolean).join('\n\n')}\n`
}

const inline = (text: string): string =>
  text
    .replace(/[\\`*_[\]<>]/g, '\\$&')
    .replace(/^(\s*)([#>+-]|\d+[.)])(?=\s)/gm, '$1\\$2')
    .replace(/\s*\n\s*/g, ' ')
