// Runs core-api or the bff for journeys: opens it with an environment and stops it again, as often as it is told to.
// Forked with the path of the built `open-server.js`. Nothing that is shipped knows of it.
const { openServer } = await import(process.argv[2]);

let server;
const acts = {
  open: async (environment) => {
    server = await openServer({ ...process.env, ...environment });
    return server.port;
  },
  stop: async () => {
    await server.stop();
  },
};

process.on('message', ({ act, environment }) => {
  acts[act](environment).then(
    (value) => process.send({ value }),
    (error) => process.send({ error: error.stack }),
  );
});
process.once('disconnect', () => process.exit(0));
process.send({ value: 'ready' });
