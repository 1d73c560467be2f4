import { type Node, parseSync, visitorKeys } from 'oxc-parser'

/** A text of the source that a reader of the page would see or hear. */
export interface VisibleText {
  line: number
  text: string
}

/** Names under which a component, a toast or a form takes words. */
const SHOWN =
  /^(?:aria-(?:label|description|roledescription|placeholder|valuetext)|alt|title|placeholder|text|label|legend|hint|description|message|button|action|confirm|dismiss|words?|heading|summary|note|reason|shortLabel|required|useTitle)$/
/** Attributes whose strings are codes, whatever they look like. */
const CODED = /^(?:class(?:Name)?|sizes|srcSet|key|to|href|src|id|type|accept|rel|d|style|on[A-Z]\w*)$/
/** Calls whose strings no reader of the page sees. */
const UNSEEN =
  /^(?:console\.\w+|Error|TypeError|RangeError|URL|RegExp|Symbol|cx|clsx|querySelector|matchMedia)$/

const letters = (text: string) => /\p{L}/u.test(text)
/** Reads like words of a language rather than like a code: `Joined`, `at most {count}`. */
const readsAsWords = (text: string) =>
  /^\s*\p{Lu}\p{Ll}+(?:\W|$)/u.test(text) || (/^\s*[\p{Lu}\d…“"']/u.test(text) && /\p{L}\s+\p{L}/u.test(text))

const nameOf = (node: Node | null | undefined): string => {
  if (!node) return ''
  if (node.type === 'Identifier' || node.type === 'JSXIdentifier') return node.name
  if (node.type === 'MemberExpression') return `${nameOf(node.object)}.${nameOf(node.property)}`
  return node.type === 'Literal' ? String(node.value) : ''
}

/** `place` says what the strings below a node are: seen for certain, seen if they read as words, or never. */
type Place = 'seen' | 'perhaps' | 'unseen'

/** The words that a module of the web app shows by itself instead of taking them from the catalogue. */
export function visibleTexts(file: string, source: string): VisibleText[] {
  const { program, errors } = parseSync(file, source)
  if (errors.length > 0) throw new Error(`${file} does not parse: ${errors[0]?.message}`)
  const found: VisibleText[] = []
  const note = (node: Node, text: string) =>
    found.push({
      line: source.slice(0, node.start).split('\n').length,
      text: text.replace(/\s+/g, ' ').trim(),
    })

  const visit = (node: Node, place: Place) => {
    switch (node.type) {
      case 'JSXText':
        if (letters(node.value)) note(node, node.value)
        return
      case 'Literal':
        if (typeof node.value !== 'string' || place === 'unseen') return
        if (place === 'seen' ? letters(node.value) : readsAsWords(node.value)) note(node, node.value)
        return
      case 'TemplateLiteral': {
        const text = node.quasis.map(({ value }) => value.cooked ?? '').join('{}')
        const words = text.replaceAll('{}', '')
        if (place === 'seen' ? letters(words) : place === 'perhaps' && readsAsWords(text)) note(node, text)
        for (const one of node.expressions) visit(one, place === 'unseen' ? 'unseen' : 'perhaps')
        return
      }
      case 'JSXAttribute': {
        const name = nameOf(node.name)
        if (node.value) visit(node.value, SHOWN.test(name) ? 'seen' : CODED.test(name) ? 'unseen' : 'perhaps')
        return
      }
      case 'JSXElement':
      case 'JSXFragment':
        for (const attribute of node.type === 'JSXElement' ? node.openingElement.attributes : [])
          visit(attribute, 'perhaps')
        for (const child of node.children) visit(child, 'seen')
        return
      case 'Property': {
        const name = nameOf(node.key)
        visit(
          node.value,
          CODED.test(name) ? 'unseen' : SHOWN.test(name) && !isCode(node.value) ? 'seen' : 'perhaps',
        )
        return
      }
      case 'CallExpression':
      case 'NewExpression': {
        const name = nameOf(node.callee)
        const inside: Place =
          UNSEEN.test(name) || UNSEEN.test(name.split('.').at(-1) ?? '') ? 'unseen' : 'perhaps'
        visit(node.callee, 'perhaps')
        for (const argument of node.arguments) visit(argument, SHOWN.test(name) ? 'seen' : inside)
        return
      }
      // What decides is not shown; what it decides between is.
      case 'ConditionalExpression':
        visit(node.test, 'unseen')
        visit(node.consequent, place)
        visit(node.alternate, place)
        return
      case 'LogicalExpression':
        visit(node.left, node.operator === '&&' ? 'unseen' : place)
        visit(node.right, place)
        return
      case 'BinaryExpression':
        if (node.operator !== '+') place = 'unseen'
        break
      case 'MemberExpression':
        visit(node.object, 'perhaps')
        return
      case 'ImportDeclaration':
      case 'ExportNamedDeclaration':
      case 'ExportAllDeclaration':
      case 'ImportExpression':
        if (node.type === 'ExportNamedDeclaration' && node.declaration) visit(node.declaration, 'perhaps')
        return
      case 'SwitchCase':
        for (const one of node.consequent) visit(one, 'perhaps')
        return
      default:
        if (node.type.startsWith('TS') && !('expression' in node)) return
    }
    const below: Place = isExpressionWrapper(node.type) ? place : place === 'unseen' ? 'unseen' : 'perhaps'
    for (const key of visitorKeys[node.type] ?? []) {
      const child = (node as unknown as Record<string, unknown>)[key] // the parser's own list of where children are
      for (const one of Array.isArray(child) ? child : [child]) if (one) visit(one as Node, below)
    }
  }
  visit(program, 'perhaps')
  return found
}

const isExpressionWrapper = (type: string) =>
  /^(?:JSXExpressionContainer|ParenthesizedExpression|TSAsExpression|TSSatisfiesExpression|TSNonNullExpression|SequenceExpression|BinaryExpression|ArrowFunctionExpression|ArrayExpression)$/.test(
    type,
  )

/** `tone: 'error'`-like: one lower-case word is a code. */
const isCode = (node: Node) => node.type === 'Literal' && /^[a-z][\w-]*$/.test(String(node.value))
