/** Seconds until the page reloads. */
export const RETRY_SECONDS = 5;

/** Shown at `/storybook` while it is being built. Reloads itself without a script. */
export const BUILDING = `<!doctype html>
<html lang="es">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<meta http-equiv="refresh" content="${RETRY_SECONDS}">
<title>Storybook en construcción</title>
<style>
  body { display: grid; place-content: center; min-block-size: 90vh; margin: 0; padding: 1.5rem; font: 1rem/1.5 system-ui, sans-serif; }
  main { max-inline-size: 32rem; }
  h1 { margin: 0 0 0.5rem; font-size: 1.375rem; }
  p { margin: 0; }
</style>
<main>
  <h1>El Storybook se está construyendo</h1>
  <p role="status">La primera vez se instalan antes sus paquetes y tarda unos minutos. Esta página se recarga sola.</p>
</main>
</html>
`;
