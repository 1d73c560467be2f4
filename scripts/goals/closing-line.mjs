// @ts-check

/**
 * Summarises a run in one line, from the last lines of the test runner or the benchmark.
 *
 * @param {string} printed
 * @param {number | null} code of the process
 */
export function closingLine(printed, code) {
  const lines = printed.split('\n').map((line) => line.trim())
  const said = [
    ...benchmark(lines),
    ...lines
      .filter((line) => /^Tests +\d|^\d+ (passed|failed|flaky)\b/.test(line))
      .map((line) => line.replace(/ +/g, ' ')),
  ]
  const end = code === 0 ? '' : ` (ended with ${code})`
  return `${said.join('; ') || (code === 0 ? 'ended well' : 'no result')}${end}`.replaceAll('|', '/')
}

/** @param {string[]} lines */
function benchmark(lines) {
  const met = lines.filter((line) => /^met +\S+: /.test(line))
  const missed = lines.filter((line) => /^MISSED +\S+: /.test(line))
  if (met.length + missed.length === 0) return []
  const which = missed.map((line) => line.replace(/^MISSED +\S+: /, ''))
  return [
    `${met.length} of ${met.length + missed.length} goals met${which.length > 0 ? `; missed: ${which.join(', ')}` : ''}`,
  ]
}
