/** A PNG of 4×3 warm pixels, as image services send it: base64 in JSON. */
const picture =
  'iVBORw0KGgoAAAANSUhEUgAAAAQAAAADCAIAAAA7ljmRAAAAEElEQVR42mM4UWEDRww4OQBiHhHRAR+p8gAAAABJRU5ErkJggg=='

/** OpenAI's image call, and those who copied it. */
export const openAiImage = () => ({ created: 1, data: [{ b64_json: picture }] })

/** Google's image models answer like its text models, with a part that is a picture. */
export const googleImage = () => ({
  candidates: [
    {
      content: { role: 'model', parts: [{ inlineData: { mimeType: 'image/png', data: picture } }] },
      finishReason: 'STOP',
    },
  ],
  usageMetadata: { promptTokenCount: 10, candidatesTokenCount: 10, totalTokenCount: 20 },
})
