<?php

declare(strict_types=1);

namespace Kiln\Lab\Json;

use JMS\Serializer\Context;
use JMS\Serializer\EventDispatcher\EventDispatcherInterface;
use JMS\Serializer\EventDispatcher\ObjectEvent;
use JMS\Serializer\Handler\HandlerRegistryInterface;
use JMS\Serializer\Metadata\StaticPropertyMetadata;
use JMS\Serializer\Visitor\SerializationVisitorInterface;
use Kiln\Lab\Model\Catalogue\Open\Brand;
use Kiln\Lab\Model\Catalogue\Open\Image;
use Kiln\Lab\Model\GitHub\Link;
use Kiln\Lab\Model\GitHub\User;

/**
 * What an application tells JMS beyond the attributes of its classes. A workload that has it is done in JMS's dialect.
 *
 * Users of JMS write a handler for one class, and a listener for one, which adds a member to what is written and changes what is
 * read. In the catalogue the handler makes one string of a brand, "3|Casa Azul|PT|1901"; in the webhooks it makes the array of a
 * link itself.
 */
final readonly class JmsSettings
{
    /**
     * @param list<string>  $groups   none for the default context
     * @param ?class-string $handled  has a handler
     * @param ?class-string $observed has a listener
     */
    public function __construct(public array $groups = [], private ?string $version = null, public ?string $handled = null, public ?string $observed = null) {}

    /** Whether the document says by itself what comes of it, with no group, version, handler or listener to change it. */
    public function isDefault(): bool
    {
        return $this->groups === [] && $this->version === null && $this->handled === null;
    }

    /**
     * @template T of Context
     *
     * @param class-string<T> $class
     *
     * @return ?T a new one, since a context serves one call; null for JMS's own default
     */
    public function context(string $class): ?Context
    {
        return $this->groups === [] ? null : (new $class())->setGroups($this->groups)->setVersion((string) $this->version);
    }

    public function handlers(HandlerRegistryInterface $handlers): void
    {
        $handlers->registerHandler(1, (string) $this->handled, 'json', static fn(mixed $visitor, Brand|Link $object): string|array => $object instanceof Link
            ? ['href' => $object->href, 'rel' => 'related']
            : "{$object->id}|{$object->name}|{$object->country}|{$object->foundedIn}");
        $handlers->registerHandler(2, (string) $this->handled, 'json', static function (mixed $visitor, string|array $data): Brand|Link {
            if (\is_array($data)) {
                $link = new Link();
                $link->href = \is_string($data['href']) ? $data['href'] : '';

                return $link;
            }
            $brand = new Brand();
            [$id, $brand->name, $brand->country, $foundedIn] = explode('|', $data) + ['', '', '', ''];
            $brand->id = (int) $id;
            $brand->foundedIn = $foundedIn === '' ? null : (int) $foundedIn;

            return $brand;
        });
    }

    public function listeners(EventDispatcherInterface $dispatcher): void
    {
        $dispatcher->addListener('serializer.post_serialize', static function (ObjectEvent $event): void {
            [$object, $visitor] = [$event->getObject(), $event->getVisitor()];
            [$name, $value] = $object instanceof Image ? ['thumbnail', "{$object->url}?width=120"] : ['mention', $object instanceof User ? "@{$object->login}" : ''];
            if ($visitor instanceof SerializationVisitorInterface) {
                $visitor->visitProperty(new StaticPropertyMetadata('', $name, $value), $value);
            }
        }, $this->observed, 'json');
        $dispatcher->addListener('serializer.post_deserialize', static function (ObjectEvent $event): void {
            $object = $event->getObject();
            if ($object instanceof Image) {
                $object->alt ??= 'Picture';
            } elseif ($object instanceof User) {
                $object->name ??= $object->login;
            }
        }, $this->observed, 'json');
    }
}
