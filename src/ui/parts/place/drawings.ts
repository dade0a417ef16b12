/** Whether what stands over a place is drawn, by us or as a vector: only a photograph says what the place looks like. */
export const isDrawing = (picture: string | undefined): boolean =>
  picture === undefined || /(?:\.svg(?:$|\?)|^data:image\/svg)/i.test(picture)
