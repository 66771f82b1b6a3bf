<?php

declare(strict_types=1);

namespace Kiln\Bridge\Jms;

use JMS\Serializer\ArrayTransformerInterface;
use JMS\Serializer\SerializerInterface;
use Kiln\Bridge\Jms\Metadata\JmsFacts;
use Kiln\Bridge\Jms\UserCode\Registry;
use Kiln\Bridge\Jms\UserCode\SettledRegistrations;
use Kiln\Dialect\Jms\Dialect;
use Kiln\Dialect\Jms\Metadata\Facts;
use Kiln\Dialect\Jms\Plan\Choice;
use Kiln\Dialect\Jms\Plan\ObjectMaking;
use Kiln\Dialect\Jms\UserCode\Direction;
use Kiln\Dialect\Jms\UserCode\Registrations;

/**
 * A serializer of jms/serializer, and what calls must know of it. Where that is known from earlier ({@see KnownParts}), it comes into
 * being when it is first needed: for code that is not there yet, for user code, for what is left to it.
 *
 * @internal
 */
final class Parts implements Dialect
{
    private ?Facts $facts = null;

    private ?Setup $setup = null;

    private (SerializerInterface&ArrayTransformerInterface)|null $original = null;

    private Registry|SettledRegistrations|null $registry = null;

    /**
     * @param string                                                         $fingerprint see {@see Fingerprint}
     * @param ?\Closure(): (SerializerInterface&ArrayTransformerInterface) $build       null where it is there
     */
    private function __construct(
        private readonly string $fingerprint,
        public readonly TypeNames $types,
        private readonly ObjectMaking $making,
        private readonly bool $hasEvaluator,
        private readonly ?\Closure $build = null,
    ) {}

    public static function of(Setup $setup): self
    {
        $parts = new self(Fingerprint::of($setup), new TypeNames($setup->types), $setup->making(), $setup->evaluator !== null);
        $parts->setup = $setup;
        $parts->original = $setup->original;
        $parts->registry = Registry::of($setup);

        return $parts;
    }

    /**
     * @param \Closure(): (SerializerInterface&ArrayTransformerInterface) $build a serializer of which nothing but settings is not default
     */
    public static function later(\Closure $build, KnownParts $known): self
    {
        $parts = new self($known->fingerprint, new TypeNames(), ObjectMaking::Blank, false, $build);
        $parts->registry = new SettledRegistrations($known->registrations, $parts);

        return $parts;
    }

    public function original(): SerializerInterface&ArrayTransformerInterface
    {
        return $this->original ??= $this->build === null ? throw new \LogicException('There is no serializer.') : ($this->build)();
    }

    public function setup(): Setup
    {
        if ($this->setup === null) {
            $setup = Setup::of($this->original());
            $this->setup = $setup instanceof Setup ? $setup : throw new \LogicException("jms/serializer is not what it was: {$setup}.");
        }

        return $this->setup;
    }

    /**
     * @throws \Throwable what a registry of the application's own throws
     *
     * @return Registrations the same ones for as long as nothing is registered
     */
    public function registrations(): Registrations
    {
        return $this->registry instanceof SettledRegistrations
            ? $this->registry
            : $this->registry?->current() ?? throw new \LogicException('There are no registrations.');
    }

    public function facts(?Direction $direction = null, ?Choice $choice = null): Facts
    {
        return $this->facts ??= new JmsFacts($this);
    }

    public function making(): ObjectMaking
    {
        return $this->making;
    }

    public function evaluates(): bool
    {
        return $this->hasEvaluator;
    }

    public function key(): string
    {
        return $this->fingerprint;
    }
}
