import { type Node, parseSync, visitorKeys } from 'oxc-parser'

/** A text in the source that a user of the page would see or hear. */
export interface VisibleText {
  line: number
  text: string
}

/** Attributes and parameters of components, toasts and forms that hold visible words. */
const SHOWN =
  /^(?:aria-(?:label|description|roledescription|placeholder|valuetext)|alt|title|placeholder|text|label|legend|hint|description|message|button|action|confirm|dismiss|words?|heading|summary|note|reason|shortLabel|required|useTitle)$/
/** Attributes whose strings are codes, even if they look like words. */
const CODED = /^(?:class(?:Name)?|sizes|srcSet|key|to|href|src|id|type|accept|rel|d|style)$/
/** Calls whose strings no user of the page sees. */
const UNSEEN =
  /^(?:log|warn|error|info|debug|Error|TypeError|RangeError|URL|RegExp|Symbol|cx|clsx|querySelector|matchMedia|(?:starts|ends)With|includes|indexOf|split|replace(?:All)?|join)$/
/** Nodes around a string that do not change its visibility. */
const TRANSPARENT =
  /^(?:JSXExpressionContainer|ParenthesizedExpression|TSAsExpression|TSSatisfiesExpression|TSNonNullExpression|SequenceExpression|BinaryExpression|ArrowFunctionExpression|ArrayExpression)$/

/** Visibility of the strings below a node: certain, only if they read as words, or never. */
type Place = 'seen' | 'perhaps' | 'unseen'

const hasLetters = (text: string) => /\p{L}/u.test(text)

/**
 * True when a text reads like words of a language rather than like a code: `Joined`, `3 of 5 left`, `{} is on
 * the list`.
 */
const readsAsWords = (text: string) =>
  /^\s*\p{Lu}\p{Ll}+(?:\W|$)/u.test(text) ||
  (/^\s*[\p{Lu}\d…“"']/u.test(text) && /\p{L}\s+\p{L}/u.test(text)) ||
  /^\{\}[\s.,:]+\p{L}+(?:\s|[.!?]|$)/u.test(text)

const codeWord = (node: Node) => node.type === 'Literal' && /^[a-z][\w-]*$/.test(String(node.value))

/** Returns the last part of a name: `warn` of `console.warn`. */
const nameOf = (node: Node): string => {
  if (node.type === 'Identifier' || node.type === 'JSXIdentifier') return node.name
  if (node.type === 'MemberExpression') return nameOf(node.property)
  return node.type === 'Literal' ? String(node.value) : ''
}

const childrenOf = (node: Node): Node[] =>
  (visitorKeys[node.type] ?? []).flatMap((key) => {
    // the parser's own list of children
    const child = (node as unknown as Record<string, Node | Node[] | null>)[key]
    return (Array.isArray(child) ? child : [child]).filter((one) => one !== null && one !== undefined)
  })

/** Lists each child of a node, with the visibility of the strings below it. */
function below(node: Node, place: Place): (readonly [Node, Place])[] {
  switch (node.type) {
    case 'JSXAttribute': {
      const name = nameOf(node.name)
      if (!node.value) return []
      return [[node.value, SHOWN.test(name) ? 'seen' : CODED.test(name) ? 'unseen' : 'perhaps']]
    }
    case 'JSXElement':
      return [
        ...node.openingElement.attributes.map((one) => [one, 'perhaps'] as const),
        ...node.children.map((one) => [one, 'seen'] as const),
      ]
    case 'JSXFragment':
      return node.children.map((one) => [one, 'seen'] as const)
    case 'Property': {
      const name = nameOf(node.key)
      return [
        [
          node.value,
          CODED.test(name) ? 'unseen' : SHOWN.test(name) && !codeWord(node.value) ? 'seen' : 'perhaps',
        ],
      ]
    }
    case 'CallExpression':
    case 'NewExpression': {
      const name = nameOf(node.callee)
      const inside = SHOWN.test(name) ? 'seen' : UNSEEN.test(name) ? 'unseen' : 'perhaps'
      return [[node.callee, 'perhaps'], ...node.arguments.map((one) => [one, inside] as const)]
    }
    // The condition is not shown, but both of its branches are.
    case 'ConditionalExpression':
      return [
        [node.test, 'unseen'],
        [node.consequent, place],
        [node.alternate, place],
      ]
    case 'LogicalExpression':
      return [
        [node.left, node.operator === '&&' ? 'unseen' : place],
        [node.right, place],
      ]
    case 'MemberExpression':
      return [[node.object, 'perhaps']]
    case 'SwitchCase':
      return node.consequent.map((one) => [one, 'perhaps'] as const)
    case 'ImportDeclaration':
    case 'ExportAllDeclaration':
    case 'ImportExpression':
      return []
    case 'ExportNamedDeclaration':
      return node.declaration ? [[node.declaration, 'perhaps']] : []
    case 'BinaryExpression':
      if (node.operator !== '+') return childrenOf(node).map((one) => [one, 'unseen'])
  }
  if (node.type.startsWith('TS') && !TRANSPARENT.test(node.type)) return [] // types hold no visible text
  const inside = place === 'unseen' || TRANSPARENT.test(node.type) ? place : 'perhaps'
  return childrenOf(node).map((one) => [one, inside])
}

/** Returns the text of a node itself; `{}` stands for a value. */
function textOf(node: Node): string | null {
  if (node.type === 'JSXText') return node.value
  if (node.type === 'Literal') return typeof node.value === 'string' ? node.value : null
  if (node.type !== 'TemplateLiteral') return null
  return node.quasis.map(({ value }) => value.cooked ?? '').join('{}')
}

/** Lists the words that a module of the web app shows without taking them from the catalogue. */
export function visibleTexts(file: string, source: string): VisibleText[] {
  const { program, errors } = parseSync(file, source)
  if (errors.length > 0) throw new Error(`${file} does not parse: ${errors[0]?.message}`)
  const found: VisibleText[] = []
  const visit = (node: Node, place: Place) => {
    const text = textOf(node)
    if (text !== null && place !== 'unseen' && (place === 'seen' ? hasLetters(text) : readsAsWords(text))) {
      const line = source.slice(0, node.start).split('\n').length
      found.push({ line, text: text.replace(/\s+/g, ' ').trim() })
    }
    for (const [child, there] of below(node, place)) visit(child, there)
  }
  visit(program, 'perhaps')
  return found
}
