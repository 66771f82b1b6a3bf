<?php

declare(strict_types=1);

namespace Kiln\Bridge\Jms;

use JMS\Serializer\Construction\UnserializeObjectConstructor;
use JMS\Serializer\DeserializationContext;
use JMS\Serializer\Exception\Exception as JmsException;
use Kiln\Bridge\Jms\Metadata\Facts;
use Kiln\Bridge\Jms\Metadata\TypeName;
use Kiln\Bridge\Jms\Runtime\Expressions;
use Kiln\Bridge\Jms\Runtime\JmsReadObservation;
use Kiln\Bridge\Jms\UserCode\Registrations;
use Kiln\Bridge\Jms\UserCode\Registry;
use Kiln\Engine\Php\Runtime\Lenient\Reading;
use Kiln\Engine\Php\Runtime\Lenient\Skipped;
use Kiln\Engine\Php\Runtime\Mismatch;
use Kiln\Engine\Php\Store\CodeStore;

/**
 * Reads by generated code what jms/serializer would read from JSON.
 *
 * @internal
 */
final class Readers
{
    private ?Registrations $registrations = null;

    /** @var array<string, ReaderSet> by selection */
    private array $sets = [];

    /** @var array<string, TypeName> by text */
    private array $types = [];

    private readonly Expressions $expressions;

    public function __construct(
        private readonly Setup $setup,
        private readonly Facts $facts,
        private readonly Registry $registry,
        private readonly CodeStore $store,
        private readonly string $fingerprint,
    ) {
        $this->expressions = new Expressions($setup->evaluator);
    }

    /**
     * @param mixed                   $data    decoded
     * @param ?DeserializationContext $context null for one that selects nothing and that nobody sees
     * @param bool                    $isStrict whether scalars must be of the type asked for
     *
     * @throws GiveUp when jms/serializer must do it
     */
    public function read(mixed $data, string $type, ?DeserializationContext $context, Selection $selection, bool $isStrict): mixed
    {
        try {
            $typeName = $this->types[$type] ??= TypeName::fromArray($this->setup->types->parse($type)) ?? throw new GiveUp('no type');
            $registrations = $this->registry->current();
            if ($registrations !== $this->registrations) {
                $this->registrations = $registrations;
                $this->sets = [];
            }
            $set = $this->sets[$selection->key() . ($isStrict ? ' strict' : '')] ??= $this->set($selection, $registrations, $isStrict);
            $observation = new JmsReadObservation($this->setup, $context, $registrations, $this->expressions, $set->body(...));
            $reading = new Reading($observation);
            try {
                $read = $set->root($typeName)($data, $reading);
            } catch (\Exception $exception) {
                if (!$exception instanceof GiveUp && !$exception instanceof Mismatch && !$exception instanceof JmsException) {
                    $observation->finish($reading);
                }

                throw $exception;
            }
            if ($read === Skipped::Value) {
                throw new GiveUp('nothing is read');
            }
            $observation->finish($reading);

            return $read;
        } catch (GiveUp $giveUp) {
            throw $giveUp;
        } catch (Mismatch|\Error|JmsException $exception) {
            throw new GiveUp($exception->getMessage(), previous: $exception);
        }
    }

    private function set(Selection $selection, Registrations $registrations, bool $isStrict): ReaderSet
    {
        return new ReaderSet(
            $this->facts,
            $registrations,
            $this->store,
            $registrations->key() . $this->fingerprint,
            $selection,
            $this->setup->evaluator !== null,
            $isStrict,
            !$this->setup->constructor instanceof UnserializeObjectConstructor,
        );
    }
}
