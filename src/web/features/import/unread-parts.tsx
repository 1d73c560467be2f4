interface UnreadPartsProps {
  title: string
  lines: readonly string[]
  open?: boolean
}

/**
 * Parts of a file outside its recipes that were not imported, in the server's words; renders nothing when
 * there are none.
 */
export const UnreadParts = ({ title, lines, open = false }: UnreadPartsProps) =>
  lines.length > 0 && (
    <details open={open}>
      <summary className="min-h-11 cursor-pointer content-center font-semibold">{title}</summary>
      <ul className="list-disc pl-5 text-ink-soft">
        {lines.map((line) => (
          <li key={line} className="break-words">
            {line}
          </li>
        ))}
      </ul>
    </details>
  )
