import { STILL } from '#web/lib/still.ts'

/** A text, an element as [tag, attributes, ...children], or the index of an icon. */
type Part = string | number | [tag: string, attributes: Record<string, string>, ...parts: Part[]]

/**
 * A snapshot of the page, which `first-view.js` reads. It shows the snapshot only when cook, version,
 * language and width still match and the height suffices.
 */
interface Still {
  cook: string
  version: string | undefined
  language: string
  width: number
  /** Height in pixels down to which the still has content. */
  height: number
  /** Height of the whole page in pixels. */
  page: number
  /**
   * Distinct icons of the page: a page has a hundred, most of them repeated, so each is built once and
   * copied.
   */
  icons: Part[]
  parts: Part[]
}

/** Pixels that the still extends below the viewport, because a phone's browser bars come and go. */
const BEYOND_SIGHT_PX = 120
/** Greatest size of a still; browsers offer about five million characters of storage. */
const MOST_CHARACTERS = 250_000

/** Elements that make a page unfit for a still: overlays, passing messages and errors. */
const unfitElements =
  '[data-still], [data-passing], [role=dialog], [role=alertdialog], [role=menu], [role=listbox], [role=alert]:not(.sr-only)'
/** Classes of animations and transitions, which would run again from their start. */
const animationClasses = /\S*\b(?:animate-|transition)\S*|\S*\[animation\S*/g

const shown =
  /^(class|style|src|srcset|sizes|width|height|dir|lang|type|placeholder|rows|disabled|viewBox|d|c[xy]|r[xy]?|[xy][12]?|points|transform|fill.*|stroke.*|data-[\w-]+|aria-(current|selected|pressed|expanded|checked|hidden|disabled))$/

/**
 * Stores a still of the page if the page would look the same when opened again: at its top, with nothing over
 * it and nothing typed in it.
 * @returns true when a still was stored
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
    icons: [...icons.keys()].map((icon): Part => JSON.parse(icon)), // each key is a serialised icon
    parts,
  }
  const text = JSON.stringify(still)
  if (text.length > MOST_CHARACTERS || cookHere() !== cook) return false
  try {
    localStorage.setItem(STILL + location.pathname, text)
    return true
  } catch {
    return false // the storage is full or missing
  }
}

/** Id of the cook who is signed in now, so that no still is stored for one who has just signed out. */
function cookHere(): unknown {
  try {
    return JSON.parse(localStorage.getItem('larder.signed-in') ?? '{}').uid
  } catch {
    return null
  }
}

function isAtRest(root: HTMLElement): boolean {
  if (location.search || location.hash || window.scrollY > 0) return false
  if (document.querySelector(unfitElements)) return false
  if (document.documentElement.dataset.covered !== undefined) return false
  // A page with placeholders or card sketches is unfinished, and a page without recipes will soon look
  // different.
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
        shown.test(name)
          ? [[nameOf(name), name === 'class' ? value.replace(animationClasses, '') : value]]
          : [],
      ),
    )
    // A form becomes a plain element, so that it cannot send anything.
    const tag = node.localName === 'form' ? 'div' : node.localName
    const part: Part = [tag, attributes, ...within(node, height, icons)]
    if (!(node instanceof SVGSVGElement)) return [part]
    const icon = JSON.stringify(part)
    if (!icons.has(icon)) icons.set(icon, icons.size)
    return [icons.get(icon) ?? part]
  })
}

/** Renames the attribute of cards, so that the list's code does not take a still's card for a real one. */
const nameOf = (name: string) => (name === 'data-card' ? 'data-kept-card' : name)

function within(element: Element, height: number, icons: Map<string, number>): Part[] {
  if (element instanceof HTMLTextAreaElement) return []
  // Only the selected option is visible on the page.
  if (element instanceof HTMLSelectElement) return [['option', {}, element.selectedOptions[0]?.text ?? '']]
  return partsOf(element, height, icons)
}

function isInSight(element: Element, height: number): boolean {
  if (element instanceof SVGElement && !(element instanceof SVGSVGElement)) return true
  // An element without a box is hidden, unless `display: contents` shows its children.
  if (element.getClientRects().length === 0) return getComputedStyle(element).display === 'contents'
  const { top, bottom } = element.getBoundingClientRect()
  return top <= height && bottom >= 0
}
