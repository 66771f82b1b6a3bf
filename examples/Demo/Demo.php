<?php

declare(strict_types=1);

namespace Kiln\Examples\Demo;

use Kiln\Context;
use Kiln\Error\DeserializationException;
use Kiln\Serializer;

/**
 * What `make demo` shows, one step after the other.
 */
final readonly class Demo
{
    private Serializer $serializer;

    public function __construct(private Document $document, private Screen $screen)
    {
        $this->serializer = Serializer::create()->with($document->context);
    }

    /**
     * @throws DeserializationException when the document does not fit the type
     *
     * @return bool whether nothing was lost
     */
    public function run(): bool
    {
        $objects = $this->serializer->deserialize($this->document->json, $this->document->type);
        $written = $this->serializer->serialize($objects, type: $this->document->type);

        $isComplete = $this->showRoundTrip($written);
        $code = GeneratedCode::loaded();
        $views = Views::of($objects);
        if ($views->firstGroup() !== null) {
            $this->showGroup($objects, $views->firstGroup(), $written);
        }
        $this->showVersion($objects, $views->versions(), $written);
        $this->showErrors();
        $this->showCode($code);
        $this->showTimes($objects);

        return $isComplete;
    }

    private function showRoundTrip(string $written): bool
    {
        $this->screen->heading("JSON to objects and back: {$this->document->path}");
        $this->screen->text(\sprintf('%s of JSON, read as %s, written again', self::size($this->document->json), $this->document->type));

        $comparison = Comparison::of($this->document->json, $written);
        $summary = \sprintf('%s values compared: %d lost, %d changed', number_format($comparison->count()), \count($comparison->lost), \count($comparison->changed));
        $comparison->isComplete() ? $this->screen->success($summary) : $this->screen->failure($summary);
        $this->showPlaces('lost', $comparison->lost);
        $this->showPlaces('changed', $comparison->changed);
        $this->showPlaces('added, with the default of the class', $comparison->added);
        $this->showPlaces('same value, written in another way', $comparison->respelt);

        return $comparison->isComplete();
    }

    /**
     * @param list<string> $places
     */
    private function showPlaces(string $what, array $places): void
    {
        if ($places !== []) {
            $this->screen->text(\count($places) . " {$what}:");
            $this->screen->excerpt('  ' . implode("\n  ", $places), 5);
        }
    }

    private function showGroup(mixed $objects, string $group, string $full): void
    {
        $this->screen->heading("A view by groups: new Context(groups: ['{$group}'])");
        $json = $this->write($objects, new Context(groups: [$group], serializeNull: $this->document->context->serializeNull));
        $this->screen->text(self::size($full) . ' become ' . self::size($json));
        $this->screen->excerpt($this->pretty($json), 10);
    }

    /**
     * The first version in which something is left out, if there is one.
     *
     * @param list<string> $versions
     */
    private function showVersion(mixed $objects, array $versions, string $full): void
    {
        foreach ($versions as $version) {
            $json = $this->write($objects, new Context(version: $version, serializeNull: $this->document->context->serializeNull));
            $left = array_unique(array_map($this->withoutNumbers(...), Comparison::of($full, $json)->lost));
            if ($left !== []) {
                $this->screen->heading("A view by version: new Context(version: '{$version}')");
                $this->screen->text("left out, because they are not in version {$version}:");
                $this->screen->excerpt(implode("\n", $left), 8);

                return;
            }
        }
    }

    private function showErrors(): void
    {
        $this->screen->heading('A damaged copy');
        try {
            $this->read(DamagedCopy::of($this->document->json, $this->countProblems(...)));
            $this->screen->text('No damage was found that this type does not accept.');
        } catch (DeserializationException $exception) {
            $this->screen->excerpt($exception->getMessage(), 12);
        }
    }

    private function showCode(GeneratedCode $code): void
    {
        $this->screen->heading('The code that did it');
        if ($code->folder() === null) {
            $this->screen->text('It lies in memory: no folder was found that belongs to this user alone.');

            return;
        }
        $this->screen->text("{$code->count()} files in {$code->folder()}");
        $example = $code->example();
        if ($example !== null) {
            $this->screen->text("from {$example[0]}:");
            $this->screen->excerpt($example[1], 16);
        }
    }

    private function showTimes(mixed $objects): void
    {
        $this->screen->heading('Times');
        $array = json_decode($this->document->json, true);
        $stopwatch = new Stopwatch();
        $times = $stopwatch->medians([
            'json_decode' => fn(): mixed => json_decode($this->document->json, true),
            'read' => fn(): mixed => $this->read($this->document->json),
            'json_encode' => static fn(): mixed => json_encode($array, JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE),
            'write' => fn(): mixed => $this->serializer->serialize($objects, type: $this->document->type),
        ]);
        $row = static fn(string $name, string $of, string $yardstick): array
            => [$name, self::duration($times[$of]), \sprintf('x %.2f', $times[$of] / $times[$yardstick])];
        $this->screen->table([
            $row('json_decode, to arrays', 'json_decode', 'json_decode'),
            $row('Kiln, to objects', 'read', 'json_decode'),
            $row('json_encode, of arrays', 'json_encode', 'json_encode'),
            $row('Kiln, of objects', 'write', 'json_encode'),
        ]);
        $this->screen->text("median of {$stopwatch->rounds} rounds, PHP " . PHP_VERSION . ', opcache ' . (self::hasOpcache() ? 'on' : 'off'));
    }

    private function read(string $json): mixed
    {
        return $this->serializer->deserialize($json, $this->document->type);
    }

    private function write(mixed $objects, Context $context): string
    {
        return $this->serializer->serialize($objects, context: $context, type: $this->document->type);
    }

    /**
     * @return int<0, max>
     */
    private function countProblems(string $json): int
    {
        try {
            $this->read($json);

            return 0;
        } catch (DeserializationException $exception) {
            return \count($exception);
        }
    }

    private function pretty(string $json): string
    {
        return (string) json_encode(json_decode($json), JSON_PRETTY_PRINT | JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE);
    }

    private function withoutNumbers(string $path): string
    {
        return (string) preg_replace('/\[\d+]/', '[]', $path);
    }

    private static function size(string $text): string
    {
        return \strlen($text) < 1000 ? \strlen($text) . ' bytes' : \sprintf('%.1f kB', \strlen($text) / 1000);
    }

    private static function duration(float $milliseconds): string
    {
        return $milliseconds < 0.1 ? \sprintf('%.1f us', $milliseconds * 1000) : \sprintf('%.2f ms', $milliseconds);
    }

    private static function hasOpcache(): bool
    {
        return \function_exists('opcache_get_status') && opcache_get_status(false) !== false;
    }
}
