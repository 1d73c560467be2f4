import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

const root = join(import.meta.dirname, '../..')

/**
 * Makes a copy of a build as a change of every code file would: new names, a new version in page and
 * service worker, and beside them the files of the last build, which `scripts/build.mjs` keeps for a week.
 */
export async function makeNextBuild(build: string): Promise<{
  folder: string
  version: string
  remove: () => Promise<void>
}> {
  // The copy is as deep below the project as `dist`, so that it finds the project's packages.
  const folder = await mkdtemp(join(root, '.cache', 'next-build-'))
  await cp(build, folder, { recursive: true })
  const web = join(folder, 'web')
  const page = await readFile(join(web, 'index.html'), 'utf8')
  const old = /name="larder-version" content="([^"]+)"/.exec(page)?.[1]
  if (!old) throw new Error('index.html does not name its version')
  const version = `next-${old}`

  const code = (await readdir(join(web, 'assets'))).filter((name) => name.endsWith('.js'))
  // The lookbehind keeps a name from matching the end of a longer one.
  const named = new RegExp(
    `(?<![\\w-])(${code.map((name) => name.replace(/\.js$/, '')).join('|')})\\.js`,
    'g',
  )
  const renewed = (text: string) => text.replaceAll(named, '$1.next.js').replaceAll(old, version)
  for (const name of code)
    await writeFile(
      join(web, 'assets', name.replace(/\.js$/, '.next.js')),
      renewed(await readFile(join(web, 'assets', name), 'utf8')),
    )
  await writeFile(join(web, 'index.html'), renewed(page))
  const worker = await readFile(join(web, 'worker.js'), 'utf8')
  const shell = /(url:"\/recipes",revision:")/
  if (!shell.test(worker)) throw new Error('The service worker does not keep the page')
  await writeFile(join(web, 'worker.js'), renewed(worker).replace(shell, '$1next-'))
  // The compressed copies are of the old file, and the server would send them.
  for (const end of ['br', 'gz']) await rm(join(web, `worker.js.${end}`), { force: true })
  return { folder, version, remove: () => rm(folder, { recursive: true, force: true }) }
}
