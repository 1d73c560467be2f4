/** Address to which the device's share sheet posts content, and of the page that handles it. */
export const SHARE_TARGET = '/share-target'

/**
 * Name of the cache for shared content; `offline/received.ts` reads it, `offline/kept-beside.ts` empties it.
 */
const RECEIVED = 'larder-received'
const MOST_PHOTOS = 10

/**
 * Stores shared content for the page. This works without a server: a cook in a cellar can share a photo.
 * @returns a redirect to the page, even when the device had no room; the page then says that nothing arrived
 */
export async function receiveShared(request: Request): Promise<Response> {
  try {
    const form = await request.formData()
    const text = (name: string) => {
      const value = form.get(name)
      return typeof value === 'string' ? value : ''
    }
    // A form without a file contains an empty file without a name.
    const files = form
      .getAll('photos')
      .filter((one): one is File => one instanceof File && (one.size > 0 || one.name !== ''))
    const photos = files
      .filter(({ size, type }) => size > 0 && (type.startsWith('image/') || type === 'application/pdf'))
      .slice(0, MOST_PHOTOS)
    await caches.delete(RECEIVED)
    const received = await caches.open(RECEIVED)
    await Promise.all(
      photos.map((photo, index) =>
        received.put(
          `${SHARE_TARGET}/${index}`,
          new Response(photo, {
            headers: { 'content-type': photo.type, 'x-name': encodeURIComponent(photo.name) },
          }),
        ),
      ),
    )
    await received.put(
      SHARE_TARGET,
      Response.json({
        title: text('title'),
        text: text('text'),
        url: text('url'),
        photos: photos.length,
        leftOut: files.length - photos.length,
      }),
    )
  } catch (error) {
    console.warn('What was shared could not be kept.', error)
  }
  return Response.redirect(SHARE_TARGET, 303)
}
