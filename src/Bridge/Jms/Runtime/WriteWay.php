<?php

declare(strict_types=1);

namespace Kiln\Bridge\Jms\Runtime;

use JMS\Serializer\Exception\UninitializedPropertyException;
use JMS\Serializer\JsonSerializationVisitor;
use JMS\Serializer\SerializationContext;
use JMS\Serializer\XmlSerializationVisitor;
use Kiln\Bridge\Jms\GiveUp;
use Kiln\Bridge\Jms\Parts;
use Kiln\Dialect\Jms\Run\ObjectAccess;
use Kiln\Dialect\Jms\Run\Skipped;

/**
 * Keeps the context, visitor and navigator of one call in the state in which jms/serializer would have them where user code looks.
 *
 * @internal
 */
final class WriteWay
{
    private ?WriteCall $call = null;

    /** @var list<array{object, ?string, ?string}> what the context has been told of {@see ObjectAccess::$open} */
    public array $told = [];

    /**
     * @param ?SerializationContext $context not used before; null for one that nobody sees but user code
     * @param 'json'|'xml'          $format
     */
    public function __construct(
        private readonly Parts $parts,
        private readonly ?SerializationContext $context,
        private readonly CallMetadata $metadata,
        private readonly string $format,
    ) {}

    /**
     * Marks the context as used, and leaves it where the call has come to. Until then user code sees a copy of it, for a call that
     * jms/serializer must do after all needs it as it was.
     */
    public function finish(ObjectAccess $writing): void
    {
        if ($this->context !== null) {
            $this->told = [];
            $this->call = $this->begin($this->context);
            $this->tell($writing);
        }
    }

    public function includes(string $class, string $property, ObjectAccess $writing): bool
    {
        $context = $this->tell($writing)->context;
        $metadata = $this->metadata->property($class, $property);

        return !$this->metadata->evaluate($metadata->excludeIf, ['context' => $context, 'property_metadata' => $metadata, 'object' => $context->getObject()]);
    }

    public function ask(object $object, string $class, string $property, ObjectAccess $writing): mixed
    {
        $context = $this->tell($writing)->context;
        try {
            return $this->parts->setup()->accessor->getValue($object, $this->metadata->property($class, $property), $context);
        } catch (UninitializedPropertyException) {
            return Skipped::Value;
        }
    }

    private function begin(SerializationContext $context): WriteCall
    {
        $setup = $this->parts->setup();
        $visitor = ($this->format === 'json' ? $setup->writeVisitors : $setup->xmlWriteVisitors)?->getVisitor();
        if (!$visitor instanceof JsonSerializationVisitor && !$visitor instanceof XmlSerializationVisitor) {
            throw new GiveUp('the visitor is not known');
        }
        $navigator = $this->parts->setup()->writeNavigators->getGraphNavigator();
        $context->initialize($this->format, $visitor, $navigator, $this->parts->setup()->metadata);
        $visitor->setNavigator($navigator);
        $navigator->initialize($visitor, $context);

        return new WriteCall($context, $visitor, $navigator);
    }

    /**
     * Lets the context know the way to where generated code is.
     */
    public function tell(ObjectAccess $writing): WriteCall
    {
        $call = $this->call ??= $this->begin($this->context === null ? new SerializationContext() : clone $this->context);
        $way = \array_values($writing->open);
        if ($way === $this->told) {
            return $call;
        }
        $known = 0;
        while (isset($way[$known], $this->told[$known]) && $way[$known] === $this->told[$known]) {
            ++$known;
        }
        for ($level = \count($this->told) - 1; $level >= $known; --$level) {
            [$object, $class, $property] = $this->told[$level];
            if ($property !== null) {
                $call->context->popPropertyMetadata();
            }
            if ($level === $known && isset($way[$level]) && $way[$level][0] === $object && $way[$level][1] === $class) {
                $this->tellProperty($way[$level], $call->context);
                ++$known;

                break;
            }
            if ($class !== null) {
                $call->context->popClassMetadata();
            }
            $call->context->stopVisiting($object);
        }
        foreach (\array_slice($way, $known) as $step) {
            $call->context->startVisiting($step[0]);
            if ($step[1] !== null) {
                $call->context->pushClassMetadata($this->metadata->of($step[1]));
            }
            $this->tellProperty($step, $call->context);
        }
        $this->told = $way;

        return $call;
    }

    /**
     * @param array{object, ?string, ?string} $step
     */
    private function tellProperty(array $step, SerializationContext $context): void
    {
        if ($step[1] !== null && $step[2] !== null) {
            $context->pushPropertyMetadata($this->metadata->property($step[1], $step[2]));
        }
    }
}
