import { readdir, readFile } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'

/** Patterns of secrets: a signed token, a hashed password, a code in a link. */
const patterns: readonly [kind: string, pattern: RegExp][] = [
  ['a signed token', /eyJ[\w-]{10,}\.eyJ[\w-]{10,}\.[\w-]{20,}/],
  ['a hashed password', /\$argon2id\$/],
  ['the code of a link', /oobCode=[\w-]{20,}/],
]

/** Names the secrets in a text, found by their value or by a pattern, without quoting them. */
export function secretsIn(text: string, secrets: Iterable<string>, but: readonly string[] = []): string[] {
  const found = patterns
    .filter(([kind, pattern]) => !but.includes(kind) && pattern.test(text))
    .map(([kind]) => kind)
  let nth = 0
  for (const secret of secrets) {
    nth += 1
    if (text.includes(secret)) found.push(`secret no. ${nth}, ${secret.length} characters`)
  }
  return found
}

/** @throws Error that names the place and the kinds of secrets found */
export function assertNoSecret(where: string, text: string, secrets: Iterable<string>): void {
  const found = secretsIn(text, secrets)
  if (found.length > 0) throw new Error(`${where} holds what it must not: ${found.join(', ')}`)
}

/**
 * Searches every file below a folder, whatever its format: a database's own files contain everything that its
 * rows ever held.
 * @returns one line for each file with a secret
 */
export async function secretsBelow(
  folder: string,
  secrets: readonly string[],
  { without = [] }: { without?: readonly string[] } = {},
): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const found: string[] = []
  for (const entry of entries) {
    const path = join(entry.parentPath, entry.name)
    const name = relative(folder, path)
    if (!entry.isFile() || without.includes(name.split(sep)[0] ?? '')) continue
    // a database removes files while they are read
    const text = await readFile(path, 'latin1').catch(() => '')
    // Hashes of passwords belong into the database; passwords themselves do not.
    const kinds = secretsIn(text, secrets, ['a hashed password'])
    if (kinds.length > 0) found.push(`${name}: ${kinds.join(', ')}`)
  }
  return found
}
