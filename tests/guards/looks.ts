/**
 * Rules on styles in components: colours and measures have names in src/web/styles/tokens.css. Paths are
 * relative to src/.
 */
interface Rule {
  name: string
  pattern: RegExp
  /** Files that may contain the pattern, because it is their subject. */
  except?: string[]
}

const palette =
  'red|blue|green|gray|slate|zinc|stone|neutral|orange|yellow|lime|emerald|teal|cyan|sky|indigo|violet|purple|fuchsia|pink|rose|amber'
const coloured =
  'bg|text|border|ring|fill|stroke|from|to|via|outline|decoration|divide|accent|caret|shadow|placeholder'
const spaced =
  'p[xytrblse]?|m[xytrblse]?|gap(?:-[xy])?|space-[xy]|top|right|bottom|left|start|end|inset(?:-[xy])?|scroll-[mp][xytrbl]?'

export const rules: Rule[] = [
  {
    name: 'a raw colour',
    // The lookbehind skips imports (`#web/…`) and character references (`&#39;`).
    pattern: /(?<![\w&])#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})\b(?!\/)|\b(?:rgba?|hsla?|oklch|oklab)\(/gi,
    except: [
      // The specification's fixed set of colours, and their names.
      'web/features/folders/folder-colors.ts',
      // The browser's own frame takes no custom property; looks.test.ts compares its colour with the token of
      // the paper.
      'web/lib/theme.ts',
    ],
  },
  {
    name: "a colour of the library's palette",
    pattern: new RegExp(
      String.raw`(?<![\w-])(?:${coloured})-(?:(?:${palette})-\d{2,3}|black|white)(?![\w-])`,
      'g',
    ),
  },
  {
    name: 'a space off the grid',
    // The safe-area insets of a phone's screen are no measure of ours.
    pattern: new RegExp(String.raw`(?<![\w-])-?(?:${spaced})-\[(?!calc\([^\]]*env\(|env\()[^\]]+\]`, 'g'),
  },
  {
    name: 'a measure in pixels',
    pattern: /-\[[^\]]*\d+px[^\]]*\]/g,
    // The specification fixes the height of a day's tile.
    except: ['web/features/calendar/month-grid.tsx', 'web/features/calendar/day-tile.tsx'],
  },
]

/** Lists the violations in a file, such as `web/ui/a.tsx: a raw colour: #fff`. */
export const looksFound = (file: string, text: string): string[] =>
  rules
    .filter(({ except = [] }) => !except.includes(file))
    .flatMap(({ name, pattern }) =>
      [...text.matchAll(pattern)].map(([found]) => `${file}: ${name}: ${found}`),
    )
