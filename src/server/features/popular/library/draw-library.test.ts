import { afterAll, expect, onTestFinished, test } from 'vitest'
import { createPictures } from '#server/adapters/pictures/kept-pictures.ts'
import { createPicturePool } from '#server/adapters/pictures/picture-pool.ts'
import { diskShelf } from '#testing/picture-shelves.ts'
import { testApp } from '#testing/test-app.ts'
import { testCookbook } from '#testing/test-cookbook.ts'
import { drawLibrary } from './draw-library.ts'
import { loadLibrary } from './load-library.ts'

const pool = createPicturePool(1)
afterAll(() => pool.close())

const COUNT = 5

const aLoadedLibrary = async () => {
  const shelf = await diskShelf()
  onTestFinished(() => shelf.close())
  const pictures = createPictures(shelf.files, pool)
  const app = await testApp({ pictures })
  const some = (await testCookbook()).recipes.filter(({ file }) => file.library).slice(0, COUNT)
  await loadLibrary(app.deps, some)
  const files = async (ending: string) => (await shelf.names()).filter((name) => name.endsWith(ending)).length
  return { app, pictures, shelf, files }
}

test('pictures of the library are there before anybody looks, drawn one by one when the server is idle', async () => {
  const { app, files } = await aLoadedLibrary()
  expect(await files('.json')).toBe(COUNT)
  const seen: number[] = []
  const idle = async () => {
    seen.push(await files('-480.webp'))
  }
  expect(await drawLibrary(app.deps, idle)).toBe(COUNT)
  // Each drawing waited for an idle moment, and none was made ahead of it.
  expect(seen).toEqual(Array.from({ length: COUNT + 1 }, (_, i) => i))
  expect(await files('.json')).toBe(0)
  expect(await drawLibrary(app.deps, async () => {})).toBe(0)
})

test('nothing is drawn while the server has other work, and no more once it is told to stop', async () => {
  const { app, files } = await aLoadedLibrary()
  let leave = 2
  const idle = async () => {
    if (leave-- === 0) throw new Error('stopping')
  }
  await expect(drawLibrary(app.deps, idle)).rejects.toThrow('stopping')
  expect(await files('-480.webp')).toBe(2)
})

test('a picture that cannot be drawn does not keep the others from it', async () => {
  const { app, pictures, files } = await aLoadedLibrary()
  let failures = 0
  const drawWaiting = async (hash: string) => {
    if (failures++ === 0) throw new Error('out of paint')
    return pictures.drawWaiting(hash)
  }
  await drawLibrary({ ...app.deps, pictures: { ...pictures, drawWaiting } }, async () => {})
  expect(await files('-480.webp')).toBe(COUNT - 1)
})
