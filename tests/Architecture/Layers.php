<?php

declare(strict_types=1);

namespace Kiln\Tests\Architecture;

/**
 * @internal which part of the code may use which, and what breaks that
 */
final readonly class Layers
{
    /** The classes that stand directly in src/ and are not part of the vocabulary. */
    public const ROOT = 'root';

    /** The classes that stand directly in src/ and that every layer may use. */
    public const VOCABULARY = 'vocabulary';

    /**
     * @param array<string, list<string>> $mayUse     layer => the layers it may use besides itself
     * @param list<string>                $vocabulary names of classes directly in src/ that every layer may use
     * @param array<string, list<string>> $foreign    namespace of another package or of PHP => the layers that may use it
     * @param list<string>                $rootClasses names of all classes directly in src/
     */
    public function __construct(
        public array $mayUse,
        private array $vocabulary,
        private array $foreign,
        private array $rootClasses,
    ) {}

    /**
     * @param string $path relative to src/
     *
     * @return list<string> one sentence per forbidden reference
     */
    public function violations(string $path, string $code): array
    {
        $layer = $this->layerOfPath($path);
        if (!isset($this->mayUse[$layer])) {
            return ["src/$path: the layer \"$layer\" is not in the rule table"];
        }

        $found = [];
        foreach ((new SourceFile($code))->references() as $reference) {
            $why = $this->objection($layer, $reference->name);
            if ($why !== null) {
                $found[] = "src/$path:$reference->line (layer $layer) must not use $reference->name: $why";
            }
        }

        return $found;
    }

    public function layerOfPath(string $path): string
    {
        $slash = strpos($path, '/');

        return $slash === false ? $this->layerOfRootClass(basename($path, '.php')) : substr($path, 0, $slash);
    }

    /**
     * @return list<string>|null layers of which each may use the next and the last the first
     */
    public function cycle(): ?array
    {
        foreach (array_keys($this->mayUse) as $layer) {
            $cycle = $this->pathBack($layer, [$layer]);
            if ($cycle !== null) {
                return $cycle;
            }
        }

        return null;
    }

    /**
     * @param non-empty-list<string> $path
     *
     * @return list<string>|null
     */
    private function pathBack(string $start, array $path): ?array
    {
        foreach ($this->mayUse[$path[array_key_last($path)]] ?? [] as $next) {
            if ($next === $start) {
                return $path;
            }
            if (!\in_array($next, $path, true)) {
                $cycle = $this->pathBack($start, [...$path, $next]);
                if ($cycle !== null) {
                    return $cycle;
                }
            }
        }

        return null;
    }

    private function objection(string $layer, string $name): ?string
    {
        $parts = explode('\\', $name);
        if (\count($parts) === 1) {
            return null;
        }
        if ($parts[0] !== 'Kiln' || $this->isForeign($name)) {
            return $this->foreignObjection($layer, $name);
        }
        if (\count($parts) === 2 && !isset($this->mayUse[$parts[1]])) {
            if (!\in_array($parts[1], $this->rootClasses, true)) {
                return null;
            }
            $target = $this->layerOfRootClass($parts[1]);
        } else {
            $target = $parts[1];
        }
        if ($target === $layer || \in_array($target, $this->mayUse[$layer], true)) {
            return null;
        }

        return "it belongs to $target, and $layer may use " . ($this->mayUse[$layer] === [] ? 'nothing but itself' : 'only ' . implode(', ', $this->mayUse[$layer]));
    }

    /**
     * What an extension declares in a namespace of Kiln's is foreign too.
     */
    private function isForeign(string $name): bool
    {
        foreach (array_keys($this->foreign) as $namespace) {
            if (str_starts_with($name . '\\', $namespace . '\\')) {
                return true;
            }
        }

        return false;
    }

    private function foreignObjection(string $layer, string $name): ?string
    {
        foreach ($this->foreign as $namespace => $layers) {
            if (str_starts_with($name . '\\', $namespace . '\\')) {
                return \in_array($layer, $layers, true) ? null : "$namespace may be used only by " . implode(', ', $layers);
            }
        }

        return 'its package is not in the rule table';
    }

    private function layerOfRootClass(string $class): string
    {
        return \in_array($class, $this->vocabulary, true) ? self::VOCABULARY : self::ROOT;
    }
}
