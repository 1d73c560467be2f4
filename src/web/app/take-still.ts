import { STILL } from '#web/lib/still.ts'

/** A text, an element as [tag, attributes, ...what is in it], or which of the icons it is. */
type Part = string | number | [tag: string, attributes: Record<string, string>, ...parts: Part[]]

/** What `first-view.js` reads. A still is shown only where all of this is as it was. */
interface Still {
  cook: string
  version: string | undefined
  language: string
  width: number
  /** It reaches so far down, in pixels. */
  height: number
  /** How high the whole page was. */
  page: number
  /** A page has a hundred icons, and most of them many times: each is made once and copied. */
  icons: Part[]
  parts: Part[]
}

/** Some more than is in sight: a phone's bars come and go. */
const BEYOND_SIGHT_PX = 120
/** Of the browser's five million characters. */
const MOST_CHARACTERS = 250_000

/** What lies over the page, comes and goes by itself, or says that something failed. */
const passing =
  '[data-still], [data-passing], [role=dialog], [role=alertdialog], [role=menu], [role=listbox], [role=alert]:not(.sr-only)'
/** They would run again from their start. */
const moving = /\S*\b(?:animate-|transition)\S*|\S*\[animation\S*/g

const shown =
  /^(class|style|src|srcset|sizes|width|height|dir|lang|type|placeholder|rows|disabled|viewBox|d|c[xy]|r[xy]?|[xy][12]?|points|transform|fill.*|stroke.*|data-[\w-]+|aria-(current|selected|pressed|expanded|checked|hidden|disabled))$/

/**
 * Keeps the page as it is now, when it is one that begins the same when it is opened again: at its top, with nothing over it
 * and nothing typed in it.
 * @returns whether it could
 */
export function takeStill(cook: string): boolean {
  const root = document.getElementById('root')
  if (!root || !isAtRest(root)) return false
  const height = window.innerHeight + BEYOND_SIGHT_PX
  const icons = new Map<string, number>()
  const parts = partsOf(root, height, icons)
  const still: Still = {
    cook,
    version: document.querySelector<HTMLMetaElement>('meta[name=larder-version]')?.content,
    language: document.documentElement.lang,
    width: window.innerWidth,
    height,
    page: document.documentElement.scrollHeight,
    icons: [...icons.keys()].map((icon): Part => JSON.parse(icon)), // as they were written
    parts,
  }
  const text = JSON.stringify(still)
  if (text.length > MOST_CHARACTERS || cookHere() !== cook) return false
  try {
    localStorage.setItem(STILL + location.pathname, text)
    return true
  } catch {
    return false // a full store, or none
  }
}

/** Whoever signed out a moment ago leaves nothing behind. */
function cookHere(): unknown {
  try {
    return JSON.parse(localStorage.getItem('larder.signed-in') ?? '{}').uid
  } catch {
    return null
  }
}

function isAtRest(root: HTMLElement): boolean {
  if (location.search || location.hash || window.scrollY > 0) return false
  if (document.querySelector(passing)) return false
  if (document.documentElement.dataset.covered !== undefined) return false
  // Placeholders, sketches of cards, or none at all: a page without recipes is soon another.
  if (root.querySelector('[data-skeleton], [aria-busy=true], [data-card] > a')) return false
  if (!root.querySelector('[data-card]')) return false
  return [...root.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')].every(
    ({ value, type }) => value === '' || ['checkbox', 'radio'].includes(type),
  )
}

function partsOf(parent: Element, height: number, icons: Map<string, number>): Part[] {
  return [...parent.childNodes].flatMap((node): Part[] => {
    if (node instanceof Text) return node.data ? [node.data] : []
    if (!(node instanceof Element) || !isInSight(node, height)) return []
    const attributes = Object.fromEntries(
      [...node.attributes].flatMap(({ name, value }) =>
        shown.test(name) ? [[nameOf(name), name === 'class' ? value.replace(moving, '') : value]] : [],
      ),
    )
    // A form that sends nothing.
    const tag = node.localName === 'form' ? 'div' : node.localName
    const part: Part = [tag, attributes, ...within(node, height, icons)]
    if (!(node instanceof SVGSVGElement)) return [part]
    const icon = JSON.stringify(part)
    if (!icons.has(icon)) icons.set(icon, icons.size)
    return [icons.get(icon) ?? part]
  })
}

/** Drawn in the still, a card must not be taken for one of the list. */
const nameOf = (name: string) => (name === 'data-card' ? 'data-kept-card' : name)

function within(element: Element, height: number, icons: Map<string, number>): Part[] {
  if (element instanceof HTMLTextAreaElement) return []
  // Its choices have no place on the page; it shows one of them.
  if (element instanceof HTMLSelectElement) return [['option', {}, element.selectedOptions[0]?.text ?? '']]
  return partsOf(element, height, icons)
}

function isInSight(element: Element, height: number): boolean {
  if (element instanceof SVGElement && !(element instanceof SVGSVGElement)) return true
  // Hidden, or without a box of its own around what it holds.
  if (element.getClientRects().length === 0) return getComputedStyle(element).display === 'contents'
  const { top, bottom } = element.getBoundingClientRect()
  return top <= height && bottom >= 0
}
