<?php

declare(strict_types=1);

namespace Kiln\Console;

use Kiln\Context;
use Kiln\Engine\Php\PhpEngine;

/**
 * A configuration, the file that it comes from, and the engine that it describes.
 *
 * @internal
 */
final readonly class Workspace
{
    /**
     * @param ?string $file null when there is no configuration file
     */
    public function __construct(public Configuration $configuration, public ?string $file) {}

    /**
     * @throws \Kiln\Error\UnusableDirectory
     */
    public function engine(): PhpEngine
    {
        return $this->configuration->builder->engine();
    }

    /**
     * @return list<string> the configured ones, absolute or relative to the current working directory
     */
    public function paths(): array
    {
        $directory = $this->file === null ? '.' : \dirname($this->file);
        $prefix = $directory === '.' ? '' : "{$directory}/";

        return \array_map(static fn(string $path): string => self::isAbsolute($path) ? $path : $prefix . $path, $this->configuration->paths);
    }

    /**
     * @return non-empty-list<Context>
     */
    public function contexts(): array
    {
        $default = $this->defaultContext();
        $contexts = \array_map(static fn(Context $context): Context => $context->over($default), $this->configuration->contexts);

        return $contexts === [] ? [$default] : $contexts;
    }

    public function defaultContext(): Context
    {
        return $this->configuration->builder->context();
    }

    private static function isAbsolute(string $path): bool
    {
        return \str_starts_with($path, '/') || \preg_match('~^(?:[A-Za-z]:)?[\\\\/]~', $path) === 1;
    }
}
