<?php

declare(strict_types=1);

namespace Kiln\Engine\Php;

use Kiln\Context;
use Kiln\Engine\Php\Runtime\MessageReading;
use Kiln\Engine\Php\Runtime\Mismatch;
use Kiln\Engine\Php\Store\CodeLookup;
use Kiln\Error\InvalidMetadata;
use Kiln\Format\DirectMessageFormat;
use Kiln\Limits;
use Kiln\Plan\Leaves;

/**
 * Objects that generated code makes of messages without a tree, for one view.
 *
 * @internal
 */
final class DirectMessages
{
    /** @var array<string, \Closure(string, int, int, MessageReading): ?object> by type */
    private array $readers = [];

    private readonly UnusualInARow $unusual;

    public function __construct(
        private readonly DirectMessageFormat $format,
        private readonly PhpEngine $engine,
        private readonly ?Context $context,
        private readonly ?Leaves $leaves,
        private readonly Limits $limits,
    ) {
        $this->unusual = new UnusualInARow();
    }

    /**
     * @return ?object null where it is left to the tree
     */
    public function read(string $bytes, string $type): ?object
    {
        $limits = $this->limits;
        if ($limits->stringLength !== null || $limits->elements !== null || ($limits->bytes !== null && \strlen($bytes) > $limits->bytes) || $this->unusual->isExpected($type)) {
            return null;
        }
        $beginning = $this->format->beginning($bytes);
        if ($beginning === null) {
            return null;
        }
        $reading = new MessageReading();
        try {
            $object = $this->reader($type)($bytes, $beginning, $limits->depth, $reading);
        } catch (Mismatch) {
            $this->unusual->add($type);

            return null;
        } catch (InvalidMetadata) {
            // The tree shows what is wrong.
            return null;
        }
        $object === null ? $this->unusual->alwaysExpect($type) : $this->unusual->end($type);

        return $object !== null && \preg_match('//u', $reading->texts) === 1 ? $object : null;
    }

    /**
     * @throws InvalidMetadata
     *
     * @return \Closure(string, int, int, MessageReading): ?object as printed by MessageReaders
     */
    private function reader(string $type): \Closure
    {
        if (!isset($this->readers[$type])) {
            /** @var \Closure(string, int, int, MessageReading): ?object $read */
            $read = CodeLookup::functionOf($this->engine->classOf('read protobuf', $type, $this->context, $this->leaves), 'read');
            $this->readers[$type] = $read;
        }

        return $this->readers[$type];
    }
}
