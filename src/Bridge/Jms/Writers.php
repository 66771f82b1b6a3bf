<?php

declare(strict_types=1);

namespace Kiln\Bridge\Jms;

use JMS\Serializer\Exception\Exception as JmsException;
use JMS\Serializer\SerializationContext;
use Kiln\Bridge\Jms\Metadata\Facts;
use Kiln\Bridge\Jms\Metadata\TypeName;
use Kiln\Bridge\Jms\Runtime\Expressions;
use Kiln\Bridge\Jms\Runtime\JmsWriteObservation;
use Kiln\Bridge\Jms\UserCode\Registrations;
use Kiln\Bridge\Jms\UserCode\Registry;
use Kiln\Engine\Php\Runtime\Lenient\Writing;
use Kiln\Engine\Php\Runtime\Mismatch;
use Kiln\Engine\Php\Store\CodeStore;

/**
 * Writes by generated code what jms/serializer would write to JSON.
 *
 * @internal
 */
final class Writers
{
    private ?Registrations $registrations = null;

    /** @var array<string, WriterSet> by selection */
    private array $sets = [];

    private readonly TypeNames $types;

    private readonly Expressions $expressions;

    public function __construct(
        private readonly Setup $setup,
        private readonly Facts $facts,
        private readonly Registry $registry,
        private readonly CodeStore $store,
        private readonly string $fingerprint,
    ) {
        $this->types = new TypeNames($setup->types);
        $this->expressions = new Expressions($setup->evaluator);
    }

    /**
     * @param ?SerializationContext $context null for one that selects nothing and that nobody sees
     *
     * @throws GiveUp when jms/serializer must do it
     *
     * @return mixed plain data, with an ArrayObject for what is a JSON object in any case
     */
    public function write(mixed $data, ?string $type, ?SerializationContext $context, Selection $selection): mixed
    {
        return $this->attempt($data, $type, $context, $selection, Document::write(...));
    }

    /**
     * As {@see write()}, to JSON.
     *
     * @throws GiveUp
     * @throws Unencodable when all is written
     */
    public function encode(mixed $data, ?string $type, ?SerializationContext $context, Selection $selection, Json $json): string
    {
        $text = $this->attempt($data, $type, $context, $selection, static fn(mixed $data, ?TypeName $type, WriterSet $set, Writing $writing): string
            => Document::encode($data, $type, $set, $writing, $json));
        $context?->close();

        return $text;
    }

    /**
     * @template R
     *
     * @param \Closure(mixed, ?TypeName, WriterSet, Writing): R $write
     *
     * @throws GiveUp
     *
     * @return R
     */
    private function attempt(mixed $data, ?string $type, ?SerializationContext $context, Selection $selection, \Closure $write): mixed
    {
        if ($data === null) {
            throw new GiveUp('null');
        }
        try {
            $typeName = $type === null ? null : $this->types->of($type);
            $registrations = $this->registry->current();
            if ($registrations !== $this->registrations) {
                $this->registrations = $registrations;
                $this->sets = [];
            }
            $set = $this->sets[$selection->key()] ??= $this->set($selection, $registrations);
            $observation = new JmsWriteObservation($this->setup, $context, $registrations, $this->expressions, $set->body(...));
            $writing = new Writing($set->classes, $selection->serializeNull, $observation);
            try {
                $written = $write($data, $typeName, $set, $writing);
            } catch (\Exception $exception) {
                if (!$exception instanceof GiveUp && !$exception instanceof Mismatch && !$exception instanceof JmsException) {
                    $observation->finish($writing);
                }

                throw $exception;
            }
            $observation->finish($writing);

            return $written;
        } catch (GiveUp $giveUp) {
            throw $giveUp;
        } catch (Mismatch|\Error|JmsException $exception) {
            throw new GiveUp($exception->getMessage(), previous: $exception);
        }
    }

    private function set(Selection $selection, Registrations $registrations): WriterSet
    {
        return new WriterSet($this->facts, $registrations, $this->store, $registrations->key() . $this->fingerprint, $selection, $this->setup->evaluator !== null);
    }
}
