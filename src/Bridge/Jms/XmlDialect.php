<?php

declare(strict_types=1);

namespace Kiln\Bridge\Jms;

use Kiln\Bridge\Jms\UserCode\Registry;
use Kiln\Dialect\Jms\Dialect;
use Kiln\Dialect\Jms\Metadata\Facts;
use Kiln\Dialect\Jms\Plan\Choice;
use Kiln\Dialect\Jms\Plan\ObjectMaking;
use Kiln\Dialect\Jms\UserCode\Direction;
use Kiln\Dialect\Jms\UserCode\Registrations;

/**
 * The same serializer of jms/serializer, with the handlers and listeners that are registered for XML.
 *
 * @internal
 */
final class XmlDialect implements Dialect
{
    private ?Registry $registry = null;

    public function __construct(private readonly Parts $parts) {}

    public function facts(Direction $direction, Choice $choice): Facts
    {
        return $this->parts->facts($direction, $choice);
    }

    public function registrations(): Registrations
    {
        return ($this->registry ??= Registry::of($this->parts->setup(), 'xml'))->current();
    }

    public function making(): ObjectMaking
    {
        return $this->parts->making();
    }

    public function evaluates(): bool
    {
        return $this->parts->evaluates();
    }

    public function key(): string
    {
        return $this->parts->key();
    }
}
