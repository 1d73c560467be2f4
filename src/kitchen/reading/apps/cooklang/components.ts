/**
 * A component of a step, marked by `@`, `#` or `~`: its name, its amount, and the preparation in brackets
 * behind it.
 */
export interface Component {
  kind: 'ingredient' | 'cookware' | 'timer'
  name: string
  quantity: string
  unit: string
  preparation: string
  /** True for a component that refers to an earlier one, or that must not be listed. */
  unlisted: boolean
  optional: boolean
}

export type Piece = { text: string } | Component

const kinds = { '@': 'ingredient', '#': 'cookware', '~': 'timer' } as const
/**
 * A name of one word, which ends at a space or at punctuation; an apostrophe or hyphen inside belongs to it.
 */
const oneWord = /^[\p{L}\p{N}_](?:[\p{L}\p{N}_]|['’-](?=[\p{L}\p{N}]))*/u

/**
 * Splits one step into its pieces: `@name{quantity%unit}(preparation)`, `@word`, `#pot`, `#large pan{}`,
 * `~{5%minutes}`, `~rest{1%hour}`; a sign without any of these behind it is text, and so is one behind a
 * backslash. https://cooklang.org/docs/spec/
 */
export function piecesOf(step: string): Piece[] {
  const pieces: Piece[] = []
  let text = ''
  for (let at = 0; at < step.length; ) {
    const sign = step[at] as string // within the text
    if (sign === '\\' && at + 1 < step.length) {
      text += step[at + 1]
      at += 2
      continue
    }
    const found = sign in kinds ? componentAt(step, at, kinds[sign as keyof typeof kinds]) : null
    if (found) {
      if (text) pieces.push({ text })
      text = ''
      pieces.push(found.component)
      at = found.end
    } else {
      text += sign
      at += 1
    }
  }
  return text ? [...pieces, { text }] : pieces
}

function componentAt(step: string, start: number, kind: Component['kind']) {
  const rest = step.slice(start + 1)
  const modifiers = kind === 'timer' ? '' : (/^[@&?+-]{0,4}(?:\((?:[=~]*\d+)\))?/.exec(rest)?.[0] ?? '')
  const body = rest.slice(modifiers.length)
  const braced = /^([^@#~{}\n]{0,200})\{([^{}]{0,200})\}/.exec(body)
  const word = oneWord.exec(body)?.[0]
  const name = braced ? braced[1]!.trim() : (word ?? '')
  // A timer may have no name; a brace that comes after punctuation does not belong to this component.
  if (!braced && (!word || kind === 'timer')) return null
  if (braced && (name === '' ? kind !== 'timer' : /^\s/.test(body) || /[.,;!?]\s/.test(name))) {
    if (!word || /^\s/.test(body)) return null
    return simple(kind, word, modifiers, start)
  }
  const inside = braced?.[2]?.trim() ?? ''
  const [quantity = '', unit = ''] = divided(inside)
  const end = start + 1 + modifiers.length + (braced ? braced[0].length : name.length)
  const preparation =
    braced && kind === 'ingredient' ? (/^\(([^()]{1,200})\)/.exec(step.slice(end))?.[1] ?? '') : ''
  return {
    component: {
      kind,
      name: plainName(name),
      quantity,
      unit,
      preparation: preparation.trim(),
      unlisted: /[&-]/.test(modifiers),
      optional: modifiers.includes('?'),
    },
    end: end + (preparation ? preparation.length + 2 : 0),
  }
}

const simple = (kind: Component['kind'], word: string, modifiers: string, start: number) => ({
  component: {
    kind,
    name: word,
    quantity: '',
    unit: '',
    preparation: '',
    unlisted: /[&-]/.test(modifiers),
    optional: modifiers.includes('?'),
  },
  end: start + 1 + modifiers.length + word.length,
})

/**
 * Splits an amount: `1/2%tbsp` → `1/2`, `tbsp`. A leading `=`, which fixes the amount when a recipe is
 * scaled, is ignored.
 */
function divided(inside: string): [string, string] {
  const at = inside.indexOf('%')
  const quantity = (at < 0 ? inside : inside.slice(0, at)).replace(/^=/, '').replace(/\*$/, '').trim()
  return [quantity, at < 0 ? '' : inside.slice(at + 1).trim()]
}

/**
 * Returns the name to list: the last part of a path such as `./sauces/Hollandaise`, which is another recipe
 * of the collection, and the part before an alias in `name|alias`.
 */
const plainName = (name: string): string => {
  const path = /^\.{0,2}\//.test(name) ? name.split('/').at(-1)! : name
  return path.split('|')[0]!.trim()
}
