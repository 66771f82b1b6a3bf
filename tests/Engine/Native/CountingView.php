<?php

declare(strict_types=1);

namespace Kiln\Tests\Engine\Native;

use Kiln\Engine\View;

/**
 * Stands between a native view and the PHP engine, and counts what the extension leaves to it.
 */
final class CountingView implements View
{
    public int $encoded = 0;

    public int $decoded = 0;

    public function __construct(private readonly View $view) {}

    public function encode(mixed $value, ?string $type): string
    {
        ++$this->encoded;

        return $this->view->encode($value, $type);
    }

    public function decode(string $json, string $type): mixed
    {
        ++$this->decoded;

        return $this->view->decode($json, $type);
    }

    public function write(mixed $value, ?string $type): mixed
    {
        return $this->view->write($value, $type);
    }

    public function read(string $type, mixed $data): mixed
    {
        return $this->view->read($type, $data);
    }

    public function populate(object $object, mixed $data): object
    {
        return $this->view->populate($object, $data);
    }
}
