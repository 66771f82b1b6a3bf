<?php

declare(strict_types=1);

namespace Kiln\Bridge\Jms\Runtime;

use JMS\Serializer\Exception\NotAcceptableException;
use JMS\Serializer\Exception\RuntimeException;
use JMS\Serializer\GraphNavigatorInterface;
use JMS\Serializer\SerializationContext;
use JMS\Serializer\XmlSerializationVisitor;
use Kiln\Bridge\Jms\GiveUp;
use Kiln\Bridge\Jms\Parts;
use Kiln\Bridge\Jms\Setup;
use Kiln\Dialect\Jms\Run\ObjectAccess;
use Kiln\Dialect\Jms\Run\Xml\Element;
use Kiln\Dialect\Jms\Run\Xml\XmlObservation;
use Kiln\Dialect\Jms\Run\Xml\XmlWriting;

/**
 * Keeps the context, visitor and navigator of one call in the state in which jms/serializer would have them where user code
 * looks, and has values written by jms/serializer that call it.
 *
 * @internal
 */
final class XmlWriteObservation implements XmlObservation
{
    private readonly CallMetadata $metadata;

    private readonly WriteWay $way;

    /**
     * @param ?SerializationContext $context not used before; null for one that nobody sees but user code
     */
    public function __construct(Parts $parts, ?SerializationContext $context)
    {
        $this->metadata = new CallMetadata($parts);
        $this->way = new WriteWay($parts, $context, $this->metadata, 'xml');
    }

    /**
     * See {@see WriteWay::finish()}.
     */
    public function finish(ObjectAccess $writing): void
    {
        $this->way->finish($writing);
    }

    public function includes(string $class, string $property, ObjectAccess $writing): bool
    {
        return $this->way->includes($class, $property, $writing);
    }

    public function ask(object $object, string $class, string $property, ObjectAccess $writing): mixed
    {
        return $this->way->ask($object, $class, $property, $writing);
    }

    public function delegate(mixed $value, ?array $type, Element $element, XmlWriting $writing): bool
    {
        $depth = $element->depth();
        $call = $this->way->tell($writing);
        $visitor = $call->visitor;
        if ($depth === null || !$visitor instanceof XmlSerializationVisitor) {
            throw new GiveUp('the element is too deep');
        }
        $node = $element->isRoot ? null : $element->scope->placeIn($visitor->getDocument(), $element->name, $depth);
        $level = $call->context->getDepth();
        try {
            $written = $node === null ? $call->navigator->accept($value, $type) : $this->acceptIn($node, $value, $type, $call->navigator, $visitor, $writing);
        } catch (NotAcceptableException) {
            // jms/serializer loses its way where nothing is written of an attribute, and notices when it comes out.
            return $call->context->getDepth() === $level ? false : throw new GiveUp('the way is lost');
        } catch (\Throwable $exception) {
            // Where it has lost its way it stands in no element at all; in a whole document there would be one more.
            $isLost = $node !== null && $visitor->getCurrentNode() === null;

            throw $isLost || ($element->isBeside && $exception instanceof RuntimeException) ? new GiveUp($exception->getMessage(), previous: $exception) : $exception;
        }
        if ($node === null) {
            $document = $visitor->getResult($written);
            $writing->document = \is_string($document) ? $document : throw new GiveUp('there is no document');

            return true;
        }
        if ($written instanceof \DOMNode) {
            $node->appendChild($written);
        }
        $writing->hasNil = $writing->hasNil || Setup::part($visitor, 'nullWasVisited') === true;
        $this->take($node, (string) $visitor->getDocument()->saveXML(), $depth, $element, $writing);

        return true;
    }

    /**
     * @param ?array{name: string, params: array<mixed>} $type
     *
     * @throws NotAcceptableException
     */
    private function acceptIn(\DOMElement $node, mixed $value, ?array $type, GraphNavigatorInterface $navigator, XmlSerializationVisitor $visitor, XmlWriting $writing): mixed
    {
        [, $class, $property] = $writing->open === [] ? [null, null, null] : $writing->open[\array_key_last($writing->open)];
        $metadata = $class === null || $property === null ? null : $this->metadata->property($class, $property);
        $stack = Setup::part($visitor, 'objectMetadataStack');
        if ($class !== null && $stack instanceof \SplStack) {
            $stack->push($this->metadata->of($class));
        }
        $visitor->setCurrentNode($node);
        if ($metadata !== null) {
            $visitor->setCurrentMetadata($metadata);
        }
        $leave = function () use ($visitor, $node, $metadata, $class, $stack): void {
            if ($visitor->getCurrentNode() !== $node) {
                // It has left more nodes than it has entered, as it does where nothing is written of an inlined object.
                throw new GiveUp('the way is lost');
            }
            if ($metadata !== null) {
                $visitor->revertCurrentMetadata();
            }
            $visitor->revertCurrentNode();
            if ($class !== null && $stack instanceof \SplStack) {
                $stack->pop();
            }
        };
        try {
            $written = $navigator->accept($value, $type);
        } catch (NotAcceptableException $exception) {
            $leave();

            throw $exception;
        }
        // What else is thrown ends the call, wherever the visitor is then.
        $leave();

        return $written;
    }

    /**
     * Takes what was put into a node over from the text of its document.
     *
     * @param int $depth how many elements are around the node
     */
    private function take(\DOMElement $node, string $text, int $depth, Element $element, XmlWriting $writing): void
    {
        $from = (int) \strpos($text, "\n");
        $to = \strlen($text);
        for ($level = 0; $level < $depth; ++$level) {
            $from = (int) \strpos($text, '>', $from) + 1;
            $to = (int) \strrpos(\substr($text, 0, $to), '</');
        }
        $text = \trim(\substr($text, $from, $to - $from), "\n ");
        if (\preg_match('/^<([^\s\/>]+)((?: [^\s=]+="[^"]*")*)(\/?)>/', $text, $tag) !== 1) {
            throw new GiveUp('the element is written in an unusual way');
        }
        \preg_match_all('/ ([^\s=]+)="([^"]*)"/', $tag[2], $attributes, \PREG_SET_ORDER);
        $declarations = '';
        foreach ($attributes as [$whole, $name, $value]) {
            if ($name === 'xmlns' || \str_starts_with($name, 'xmlns:')) {
                $declarations .= $whole;
            } else {
                $element->attributes[$name] = $value;
            }
        }
        $content = $tag[3] === '/' ? '' : \substr($text, \strlen($tag[0]), -\strlen("</{$tag[1]}>"));
        foreach ($node->childNodes as $child) {
            if ($child instanceof \DOMCharacterData && !$child instanceof \DOMComment) {
                $element->setText($content);

                break;
            }
        }
        if (!$element->hasText) {
            $element->requireNoText();
            $element->content .= \rtrim($content, "\n ");
        }
        if ($declarations !== $element->scope->declarations) {
            $element->declarations = $declarations;
        }
        $element->name = $tag[1];
        if (\preg_match('/xmlns|<[^\s>\/!]*:/', $text) === 1) {
            // Whether all is declared at the root is not known.
            $writing->used["names of {$tag[1]}"] = true;
        }
    }
}
